"""What happens to a render after Blender: noise, balance, tone, heat and films."""
