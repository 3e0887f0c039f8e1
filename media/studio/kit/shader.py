"""A short way to write Cycles node trees."""

import functools

import bpy


def linear(colour):
    """A `#rrggbb` sRGB colour as linear light; a tuple is taken to be linear."""
    if not isinstance(colour, str):
        return tuple(colour)
    digits = colour.lstrip("#")
    channels = [int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
                 for c in channels)


def shaded(colour, factor):
    """A linear colour made lighter or darker, kept below 1."""
    return tuple(min(1.0, channel * factor) for channel in linear(colour))


def cached(make_material):
    """Build a material once for the same arguments in one scene."""
    made = {}

    @functools.wraps(make_material)
    def wrapper(*args, **kwargs):
        key = repr((args, sorted(kwargs.items())))
        if key in made:
            try:
                made[key].name
                return made[key]
            except ReferenceError:
                pass  # the scene it belonged to was reset
        made[key] = make_material(*args, **kwargs)
        return made[key]

    return wrapper


class Shader:
    """A material under construction."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def node(self, kind, settings=None, **inputs):
        """Add `ShaderNode<kind>`.

        Inputs go by socket name in snake case (`base_color`), or by position
        (`in_0`) where names repeat; each is a number, a colour, a socket or a
        node, which stands for its first output.
        """
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in (settings or {}).items():
            setattr(node, name, value)
        for name, value in inputs.items():
            self._connect(_socket(node, name), value)
        return node

    def _connect(self, socket, value):
        if isinstance(value, bpy.types.Node):
            value = value.outputs[0]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif socket.type == "RGBA" and len(value) == 3:
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, clamp=False):
        """Arithmetic on two values, e.g. `ADD` or `MULTIPLY`."""
        settings = {"operation": operation, "use_clamp": clamp}
        return self.node("Math", settings, in_0=a, in_1=b).outputs[0]

    def remap(self, value, low, high):
        """Map 0..1 to low..high."""
        return self.node("MapRange", value=value, to_min=low, to_max=high).outputs[0]

    def ramp(self, fac, stops):
        """A colour ramp of (position, colour or grey value) stops."""
        node = self.node("ValToRGB", fac=fac)
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            grey = not hasattr(colour, "__len__")
            element.color = (colour,) * 3 + (1,) if grey else (*colour, 1)
        return node.outputs[0]

    def mix(self, fac, a, b, blend="MIX"):
        """Mix two colours."""
        node = self.node("MixRGB", {"blend_type": blend}, fac=fac, color1=a, color2=b)
        return node.outputs[0]

    def blend(self, fac, a, b):
        """Mix two surfaces: a at 0, b at 1."""
        return self.node("MixShader", in_0=fac, in_1=a, in_2=b)

    def coord(self, kind="Object", scale=(1, 1, 1), loc=(0, 0, 0), rot=(0, 0, 0)):
        """Texture coordinates; `Object` is metres from the object's origin."""
        return self.mapped(self.node("TexCoord").outputs[kind], scale, loc, rot)

    def mapped(self, vector, scale=(1, 1, 1), loc=(0, 0, 0), rot=(0, 0, 0)):
        """A vector scaled, moved and turned."""
        node = self.node("Mapping", vector=vector, scale=scale, location=loc, rotation=rot)
        return node.outputs[0]

    def add(self, a, b):
        """The sum of two vectors."""
        settings = {"operation": "ADD"}
        return self.node("VectorMath", settings, in_0=a, in_1=b).outputs[0]

    def noise(self, vector, scale, detail=4, rough=0.5, distortion=0.0, output="Fac"):
        """Fractal noise of `scale` features to a metre."""
        node = self.node("TexNoise", vector=vector, scale=scale, detail=detail,
                         roughness=rough, distortion=distortion)
        return node.outputs[output]

    def bump(self, height, strength=0.2, distance=0.002, normal=None):
        """A normal bumped by `height`, `distance` metres at 1."""
        inputs = {"height": height, "strength": strength, "distance": distance}
        if normal is not None:
            inputs["normal"] = normal
        return self.node("Bump", **inputs).outputs[0]

    def principled(self, **inputs):
        """The Principled surface."""
        return self.node("BsdfPrincipled", **inputs)

    def output(self, surface, indirect=None):
        """Connect the surface and return the finished material.

        `indirect` is a plain colour that stands in for the surface wherever only
        its reflected light counts: bounced rays then skip its textures, which
        makes a render a good deal faster.
        """
        if indirect is not None:
            path = self.node("LightPath").outputs
            seen = self.math("MAXIMUM", path["Is Camera Ray"], path["Is Glossy Ray"])
            stand_in = self.node("BsdfDiffuse", color=linear(indirect))
            surface = self.blend(seen, stand_in, surface)
        output = self.tree.nodes.new("ShaderNodeOutputMaterial")
        self._connect(output.inputs[0], surface)
        return self.material


def _socket(node, name):
    if name.startswith("in_"):
        return node.inputs[int(name[3:])]
    wanted = name.replace("_", " ")
    for socket in node.inputs:
        if socket.name.lower() == wanted:
            return socket
    raise KeyError(f"{node.bl_idname} has no input {wanted!r}")
