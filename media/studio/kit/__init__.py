"""Modelling, materials and light shared by all pictures. Lengths in metres, z up."""
