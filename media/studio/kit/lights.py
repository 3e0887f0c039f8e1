"""Sun, sky and lamps. Each light belongs to a light group balanced in the finish."""

import math

import bpy
from mathutils import Vector

from kit.scene import link


def sun(strength, elevation, azimuth, angle=0.9, colour=(1, 0.76, 0.52), group="sun"):
    """Sunlight from `azimuth` degrees (0 is +y, 90 is +x); `angle` is its size."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy = strength
    data.angle = math.radians(angle)
    data.color = colour
    up, turn = math.radians(elevation), math.radians(azimuth)
    towards = Vector((math.sin(turn) * math.cos(up), math.cos(turn) * math.cos(up),
                      math.sin(up)))
    obj = _place(data, "sun", (0, 0, 0), group)
    obj.rotation_euler = _aim(-towards)
    return obj


def sky(elevation, azimuth, strength=1.0, dust=1.2, air=1.0, ozone=1.0, desaturate=0.0,
        group="sky", seen=1.0):
    """A clear sky with the sun at the given degrees, without the sun's disc.

    `seen` darkens or brightens what the camera sees of it, not the light it gives.
    """
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()

    texture = tree.nodes.new("ShaderNodeTexSky")
    texture.sky_type = "NISHITA"
    texture.sun_disc = False
    texture.sun_elevation = math.radians(elevation)
    texture.sun_rotation = math.radians(azimuth)
    texture.dust_density = dust
    texture.air_density = air
    texture.ozone_density = ozone

    colour = tree.nodes.new("ShaderNodeHueSaturation")
    colour.inputs["Saturation"].default_value = 1 - desaturate
    background = tree.nodes.new("ShaderNodeBackground")
    tree.links.new(_strength(tree, strength, seen), background.inputs["Strength"])
    output = tree.nodes.new("ShaderNodeOutputWorld")
    tree.links.new(texture.outputs[0], colour.inputs["Color"])
    tree.links.new(colour.outputs[0], background.inputs["Color"])
    tree.links.new(background.outputs[0], output.inputs[0])

    world.lightgroup = group
    world.cycles.sampling_method = "MANUAL"
    world.cycles.sample_map_resolution = 512
    return world


def _strength(tree, strength, seen):
    """The sky's strength, `seen` times that for rays from the camera."""
    path = tree.nodes.new("ShaderNodeLightPath")
    choice = tree.nodes.new("ShaderNodeMapRange")
    choice.inputs["To Min"].default_value = strength
    choice.inputs["To Max"].default_value = strength * seen
    tree.links.new(path.outputs["Is Camera Ray"], choice.inputs["Value"])
    return choice.outputs[0]


def area(name, loc, look, size, power, colour=(1, 1, 1), portal=False, spread=180,
         group="fill"):
    """A rectangular light of `power` watts, unseen by the camera and by mirrors."""
    data = bpy.data.lights.new(name, "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size
    data.energy = power
    data.color = colour
    data.spread = math.radians(spread)
    data.cycles.is_portal = portal
    obj = _place(data, name, loc, "" if portal else group)
    obj.rotation_euler = _aim(Vector(look) - Vector(loc))
    obj.visible_camera = False
    obj.visible_glossy = False
    return obj


def portal(loc, look, size):
    """A window for the sky's light to be sampled through (width, height)."""
    return area("portal", loc, look, size, 1, portal=True)


def point(name, loc, power, colour=(1, 0.68, 0.40), radius=0.03, group="lamp"):
    """A bare bulb."""
    data = bpy.data.lights.new(name, "POINT")
    data.energy = power
    data.color = colour
    data.shadow_soft_size = radius
    return _place(data, name, loc, group)


def spot(name, loc, look, power, angle, blend=0.6, colour=(1, 0.68, 0.40), radius=0.03,
         group="lamp"):
    """A cone of light, `angle` degrees wide."""
    data = bpy.data.lights.new(name, "SPOT")
    data.energy = power
    data.color = colour
    data.shadow_soft_size = radius
    data.spot_size = math.radians(angle)
    data.spot_blend = blend
    obj = _place(data, name, loc, group)
    obj.rotation_euler = _aim(Vector(look) - Vector(loc))
    return obj


def _place(data, name, loc, group):
    obj = link(bpy.data.objects.new(name, data))
    obj.location = loc
    obj.lightgroup = group
    return obj


def _aim(direction):
    return direction.to_track_quat("-Z", "Y").to_euler()
