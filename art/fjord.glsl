#version 300 es
// A fjord by night, computed for each pixel: a ray leaves the eye and ends in the sky, on a
// mountain or on the water, which sends it on once more. Lengths are arbitrary; one unit is
// roughly a hundred metres. The eye looks along +z, y is up, and the water lies at y = 0.
precision highp float;
precision highp int;

uniform vec2 uFrame;            // width and height of the whole picture in pixels
uniform float uSeed;            // another number, another coast
uniform float uEyeHeight, uPitch, uYaw, uFieldOfView;
uniform float uPeak, uValley, uSnow, uFog, uChop;
uniform float uAurora, uAuroraScale, uStars, uMoon, uExposure;
uniform vec3 uAuroraLow, uAuroraHigh;
uniform vec3 uZenith, uMiddle, uHorizon;
uniform vec3 uMoonDirection, uMoonColour;

out vec4 pixel;

const float FAR = 90.0;

// ---- noise ------------------------------------------------------------------------------

// Chance is integer mixing rather than the usual fract(sin()), the same bits on every graphics card. Each
// octave is turned, so that the lattice of the noise never shows as a grid.
#include noise
// Sharp crests: high where the noise crosses its middle. A crest roughens its own flanks only,
// which keeps the valley floors smooth as ice would have left them.
float crests(vec2 p, int octaves) {
  float sum = 0.0, share = 0.52, flank = 1.0;
  for (int i = 0; i < octaves; i++) {
    float crest = 1.0 - abs(noise(p) * 2.0 - 1.0);
    crest *= crest;
    sum += share * crest * flank;
    flank = clamp(crest * 1.6, 0.0, 1.0);
    p = OCTAVE * p + 3.1;
    share *= 0.45;
  }
  return sum;
}

// ---- mountains --------------------------------------------------------------------------

float ground(vec2 p, int octaves) {
  float bend = sin(p.y * 0.11 + uSeed) * 1.2;
  float fromMiddle = abs(p.x - bend);
  float wall = 0.9 * smoothstep(uValley, uValley + 7.0, fromMiddle);
  wall += 0.55 * smoothstep(14.0, 46.0, p.y);
  wall *= smoothstep(1.0, 9.0, p.y + fromMiddle * 0.35);
  float shore = 0.36 * (1.0 - smoothstep(0.0, 0.25, wall));
  return crests(p * 0.16 + uSeed * 17.3, octaves) * uPeak * wall - shore - 0.1;
}

// The crossing between a point above the ground and one below it. Without this the step length
// would show on the crests as terraces.
float halve(vec3 eye, vec3 ray, float above, float below) {
  for (int i = 0; i < 7; i++) {
    float middle = (above + below) * 0.5;
    vec3 p = eye + ray * middle;
    if (p.y > ground(p.xz, 6)) above = middle; else below = middle;
  }
  return below;
}

// Distance along the ray to the mountain, or -1 where it meets none.
float meetGround(vec3 eye, vec3 ray, int steps) {
  float along = 0.05, before = 0.0;
  for (int i = 0; i < steps; i++) {
    vec3 p = eye + ray * along;
    if (along > FAR || (p.y > uPeak * 1.25 && ray.y > 0.0)) return -1.0;
    float above = p.y - ground(p.xz, 6);
    if (above < 0.0) return halve(eye, ray, before, along);
    before = along;
    along += max(above * 0.42, 0.004 * along + 0.004);
  }
  return -1.0;
}

vec3 fogColour() {
  return mix(uMiddle, uHorizon, 0.7) + uAuroraLow * uAurora * 0.02;
}

vec3 mountain(vec3 p, float distance) {
  // The nearer the slope, the finer the step its normal is measured over.
  float e = 0.0022 * distance + 0.003;
  float h = ground(p.xz, 9);
  vec3 normal = normalize(vec3(
    h - ground(p.xz + vec2(e, 0), 9), e, h - ground(p.xz + vec2(0, e), 9)));
  float flatness = smoothstep(0.42, 0.72, normal.y + 0.12 * clouds(p.xz * 3.0, 3));
  float line = p.y + 0.5 * clouds(p.xz * 0.9, 3) * uSnow;
  float snow = flatness
    * smoothstep(uPeak * (0.55 - uSnow * 0.55), uPeak * (0.75 - uSnow * 0.5), line);
  vec3 rock = mix(vec3(0.034, 0.045, 0.066), vec3(0.072, 0.086, 0.115), clouds(p.xz * 2.5, 3));
  vec3 surface = mix(rock, vec3(0.6, 0.7, 0.83), snow);
  vec3 skyLight = (uMiddle * 0.9 + uZenith * 0.5 + uAuroraLow * uAurora * 0.16)
    * clamp(normal.y * 0.5 + 0.5, 0.0, 1.0);
  float moonLight = clamp(dot(normal, normalize(uMoonDirection)), 0.0, 1.0) * (0.5 + uMoon * 0.9);
  vec3 lit = surface * (skyLight * 1.35 + uMoonColour * moonLight);
  float haze = (1.0 - exp(-distance * uFog)) * (0.55 + 0.6 * exp(-max(p.y, 0.0) * 0.55));
  return mix(lit, fogColour(), clamp(haze, 0.0, 1.0));
}

// ---- sky --------------------------------------------------------------------------------

// How bright the curtain stands over one place: a thin warped line, combed into fine rays.
float curtain(vec2 p) {
  p = turn(0.35) * p * 0.3 * uAuroraScale;
  vec2 sway = vec2(clouds(p * 0.7 + uSeed * 3.0, 3), clouds(p * 0.7 + 11.0 + uSeed, 3));
  p += (sway - 0.45) * 2.7;
  float fold = 1.0 - abs(noise(p * vec2(0.55, 1.15) + uSeed * 5.0) * 2.0 - 1.0);
  float second = 1.0 - abs(noise(p * vec2(0.4, 0.9) + 40.0 + uSeed * 2.0) * 2.0 - 1.0);
  float comb = noise(p * vec2(9.0, 2.5) + sway * 6.0) * noise(p * vec2(23.0, 6.0) + sway * 9.0);
  float rays = 0.3 + 2.2 * comb;
  return (1.15 * pow(fold, 10.0) + 0.6 * pow(second, 13.0)) * rays;
}

// The curtain is extruded upwards: the ray is sampled where it passes through layers of rising
// height, and a running mean draws each fold out into a soft vertical veil.
vec3 aurora(vec3 ray, float jitter, int layers) {
  if (ray.y < 0.012 || uAurora <= 0.0) return vec3(0);
  vec3 light = vec3(0);
  float veil = 0.0;
  for (int i = 0; i < layers; i++) {
    float rise = (float(i) + jitter) / float(layers);
    float height = 1.0 + 0.55 * rise + 2.1 * rise * rise;
    float here = curtain(ray.xz * (height / (ray.y * 1.7 + 0.22)) * 1.9);
    veil = mix(veil, here, 0.45 * min(1.0, 44.0 / float(layers)));
    vec3 colour = mix(uAuroraLow, uAuroraHigh, smoothstep(0.1, 0.85, rise));
    light += colour * veil * exp(-2.5 * rise) * smoothstep(0.0, 0.07, rise);
  }
  light *= 7.5 / float(layers) * uAurora;
  return light * smoothstep(0.01, 0.16, ray.y) * smoothstep(1.25, 0.35, ray.y);
}

vec3 stars(vec3 ray) {
  vec2 p = ray.xy / (abs(ray.z) + 0.25) * 130.0;
  vec2 cell = floor(p);
  float rank = chance(cell + uSeed * 7.0);
  if (rank < 0.93) return vec3(0);
  vec2 place = (vec2(chance(cell + 31.0), chance(cell + 97.0)) - 0.5) * 0.6;
  float spot = smoothstep(0.15, 0.0, length(p - cell - 0.5 - place));
  vec3 tint = mix(vec3(1.0, 0.93, 0.84), vec3(0.78, 0.88, 1.0), chance(cell + 53.0));
  return tint * spot * pow((rank - 0.93) / 0.07, 3.0) * 1.5 * uStars;
}

vec3 sky(vec3 ray, float jitter, int layers, float starlight) {
  float up = max(ray.y, 0.0);
  vec3 colour = mix(uHorizon, uMiddle, smoothstep(0.0, 0.22, up));
  colour = mix(colour, uZenith, smoothstep(0.14, 0.7, up));
  float toMoon = max(dot(ray, normalize(uMoonDirection)), 0.0);
  colour += uMoonColour * uMoon * (pow(toMoon, 60.0) * 0.12 + pow(toMoon, 9.0) * 0.08);
  vec3 veil = aurora(ray, jitter, layers);
  float clear = clamp(1.0 - dot(veil, vec3(0.5)), 0.15, 1.0);
  return colour + veil + stars(ray) * starlight * clear * smoothstep(0.0, 0.18, up);
}

// ---- water ------------------------------------------------------------------------------

vec3 water(vec3 eye, vec3 ray, float distance, float jitter) {
  vec3 p = eye + ray * distance;
  // Far waves are flattened: seen at a grazing angle they would only flicker.
  float chop = uChop / (1.0 + distance * 0.12);
  vec2 wave = p.xz * vec2(2.2, 5.0);
  vec3 normal = normalize(vec3(
    (clouds(wave + uSeed, 5) - 0.5) * chop,
    1.0,
    (clouds(wave * 1.3 + 20.0, 5) - 0.5) * chop * 2.2));
  vec3 mirrored = reflect(ray, normal);
  mirrored.y = abs(mirrored.y) + 0.004;
  float met = meetGround(p + vec3(0, 0.02, 0), mirrored, 90);
  vec3 seen = met > 0.0
    ? mountain(p + mirrored * met, met + distance)
    : sky(mirrored, jitter, 20, 0.25);
  float grazing = 0.12 + 0.88 * pow(1.0 - clamp(dot(-ray, normal), 0.0, 1.0), 3.5);
  vec3 colour = mix(uZenith * 0.12 + vec3(0.002, 0.006, 0.012), seen * 0.92, grazing);
  return mix(colour, fogColour(), (1.0 - exp(-distance * uFog)) * 0.75);
}

// ---- picture ----------------------------------------------------------------------------

vec3 develop(vec3 light, vec2 place) {
  vec3 c = 1.0 - exp(-light * uExposure);
  c = pow(max(c, 0.0), vec3(0.4545));
  c = mix(c, c * c * (3.0 - 2.0 * c), 0.6);
  c = max(mix(vec3(dot(c, vec3(0.3, 0.59, 0.11))), c, 1.22), 0.0);
  vec2 fromCentre = place - 0.5;
  return c * (1.0 - dot(fromCentre, fromCentre) * 0.42);
}

void main() {
  float jitter = chance(gl_FragCoord.xy + 0.5);
  vec2 place = gl_FragCoord.xy / uFrame;
  vec3 eye = vec3(0.0, uEyeHeight, -1.0);
  vec3 ray = normalize(vec3((gl_FragCoord.xy * 2.0 - uFrame) / uFrame.y * uFieldOfView, 1.0));
  ray.yz = turn(-uPitch) * ray.yz;
  ray.xz = turn(uYaw) * ray.xz;

  float toGround = meetGround(eye, ray, 160);
  float toWater = ray.y < 0.0 ? -eye.y / ray.y : -1.0;
  vec3 light;
  if (toWater > 0.0 && (toGround < 0.0 || toWater < toGround)) {
    light = water(eye, ray, toWater, jitter);
  } else if (toGround > 0.0) {
    light = mountain(eye + ray * toGround, toGround);
  } else {
    light = sky(ray, jitter, 44, 1.0);
  }
  // Half a grey level of grain: without it the dark sky shows bands after compression.
  pixel = vec4(develop(light, place) + (jitter - 0.5) * 0.008, 1.0);
}
