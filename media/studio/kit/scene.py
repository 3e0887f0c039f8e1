"""The empty scene, the camera and the Cycles settings of a picture."""

import math
import sys
import time

import bpy
from mathutils import Vector

LIGHT_GROUPS = ("sun", "sky", "lamp", "fill")

_FINISH_PASSES = ("use_pass_normal", "use_pass_z", "use_pass_object_index")


def reset():
    """Throw the default scene away and return an empty one that uses Cycles."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    return scene


def link(obj):
    """Put an object into the scene and hand it back."""
    bpy.context.scene.collection.objects.link(obj)
    return obj


def arguments(**defaults):
    """Read `key=value` arguments after `--`; each takes the type of its default."""
    values = dict(defaults)
    given = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    for argument in given:
        key, _, text = argument.partition("=")
        if key in values:
            values[key] = type(values[key])(text)
    return values


def camera(loc, target, lens=24, shift=(0, 0), level=True, fstop=None, focus=None):
    """Place the camera (lens in mm on a 36 mm sensor, focus in metres).

    A level camera is not pitched: verticals stay vertical, and `shift`, in
    parts of the picture's width, moves the horizon as a shift lens does.
    """
    data = bpy.data.cameras.new("camera")
    obj = link(bpy.data.objects.new("camera", data))
    goal = Vector(target)
    if level:
        goal.z = loc[2]
    obj.location = loc
    obj.rotation_euler = (goal - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    data.sensor_width = 36
    data.lens = lens
    data.shift_x, data.shift_y = shift
    data.clip_start = 0.02
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = focus
    bpy.context.scene.camera = obj
    return obj


def setup_render(width=1600, height=900, samples=24, bounces=6, clamp_indirect=6.0,
                 adaptive=0.02, groups=LIGHT_GROUPS, passes=True, seconds=0):
    """Set Cycles up for one noisy multilayer EXR which the finish then cleans.

    After `seconds` (0: never) it stops with the samples it has.
    """
    scene = bpy.context.scene
    _set_sampling(scene.cycles, samples, adaptive)
    scene.cycles.time_limit = seconds
    _set_light_paths(scene.cycles, bounces, clamp_indirect)

    render_settings = scene.render
    render_settings.engine = "CYCLES"
    render_settings.resolution_x = width
    render_settings.resolution_y = height
    render_settings.resolution_percentage = 100
    render_settings.use_persistent_data = True
    render_settings.dither_intensity = 0
    render_settings.image_settings.file_format = "OPEN_EXR_MULTILAYER"
    render_settings.image_settings.color_depth = "16"
    render_settings.image_settings.exr_codec = "ZIP"
    scene.view_settings.view_transform = "Standard"

    if passes:
        layer = bpy.context.view_layer
        for name in _FINISH_PASSES:
            setattr(layer, name, True)
        layer.cycles.denoising_store_passes = True
        for name in groups:
            layer.lightgroups.add().name = name


def _set_sampling(cycles, samples, adaptive):
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = adaptive > 0
    if adaptive > 0:
        cycles.adaptive_threshold = adaptive
        cycles.adaptive_min_samples = 16
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    cycles.filter_width = 1.5
    cycles.use_auto_tile = False


def _set_light_paths(cycles, bounces, clamp_indirect):
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 8
    cycles.transparent_max_bounces = 16
    cycles.sample_clamp_indirect = clamp_indirect
    cycles.sample_clamp_direct = 0
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0


def crop(left, right, bottom, top):
    """Render only this part of the picture (0..1, up is 1), at full resolution."""
    settings = bpy.context.scene.render
    settings.use_border = settings.use_crop_to_border = True
    settings.border_min_x, settings.border_max_x = left, right
    settings.border_min_y, settings.border_max_y = bottom, top


def render(path, seed=1):
    """Render to the EXR file `path` and return the seconds it took."""
    scene = bpy.context.scene
    scene.cycles.seed = seed
    scene.render.filepath = str(path)
    start = time.time()
    bpy.ops.render.render(write_still=True)
    seconds = time.time() - start
    print(f"rendered {path} in {seconds:.0f} s", flush=True)
    return seconds


def save(path):
    """Keep the scene as a .blend file to look around in."""
    bpy.ops.wm.save_as_mainfile(filepath=str(path))


def degrees(*angles):
    """Angles in degrees as the radians Blender wants."""
    converted = tuple(math.radians(angle) for angle in angles)
    return converted if len(converted) > 1 else converted[0]
