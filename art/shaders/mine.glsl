// A gallery in a mountain that runs away from the eye: rock with veins, timber frames, lamps on them and
// rails on the floor. Everything is seen by its depth, which is what makes it smaller.
uniform vec3 uNear, uWall, uLightColour, uAccent, uVeinColour;
uniform float uHorizonY, uGlow, uBend, uVeins, uRails, uTimber, uLamps, uCrystals;
uniform vec3 uLamp;
uniform vec3 uCrystalColour;

const float FRAMES = 6.0;

float depthOf(float k) { return 1.15 + 0.62 * k + 0.08 * sin(k * 5.0 + uSeed); }

// Where the gallery's middle is at a depth: it bends away to one side.
vec2 middleAt(float depth) {
  float far = 1.0 - 1.0 / depth;
  return vec2(uBend * far * far, uHorizonY);
}

float lampShare(float depth) {
  float sum = 0.0;
  for (float k = 0.0; k < FRAMES; k += 2.0) sum += exp(-abs(depth - depthOf(k)) * 2.3);
  return sum;
}

vec3 rock(vec2 p, vec2 d, float depth) {
  float angle = atan(d.y, d.x);
  vec2 q = vec2(angle * 2.3 + uSeed, depth * 1.9);
  float here = crests(q, 6);
  vec2 e = vec2(0.02, 0.0);
  float ahead = crests(q + e.yx, 5) - here;
  float aside = crests(q + e.xy, 5) - here;
  float facing = clamp(0.34 - ahead * 9.0 * sign(uGlow + 0.001) + aside * 5.0 * sign(d.x), 0.0, 1.6);
  float fine = clouds(q * 7.0, 4);
  float lit = lampShare(depth) * uLamps;
  float end = uGlow * exp(-2.4 / depth) * 1.3;
  vec3 stone = uWall * (0.35 + 0.9 * fine) * (0.3 + here);
  vec3 light = stone * (0.12 + facing * (0.75 * end * uLightColour + 0.85 * lit * uAccent));
  if (uVeins > 0.0) {
    float line = 1.0 - abs(noise(q * vec2(1.5, 0.9) + 1.6 * clouds(q * 1.8, 4)) * 2.0 - 1.0);
    float vein = smoothstep(0.86, 0.985, line) * smoothstep(0.3, 0.62, fine + 0.12);
    float glitter = points(q * 26.0, 0.7, 0.4);
    light += uVeinColour * uVeins * (vein * (0.1 + facing * (end + lit) * 0.9) + glitter * vein * 2.0);
  }
  if (uCrystals > 0.0) {
    vec2 k = q * 2.6 + 9.0;
    vec2 cell = floor(k);
    float rank = chance(cell + uSeed);
    vec2 c = turn(0.9 * (chance(cell + 7.0) - 0.5)) * (fract(k) - 0.5);
    float shard = max(abs(c.y) * 0.62 + abs(c.x) * 1.9, abs(c.y)) - 0.2 - 0.2 * rank;
    if (rank > 1.0 - 0.5 * uCrystals) {
      float facet = (c.x > 0.02 ? 0.45 : 1.25) + 0.9 * smoothstep(0.03, 0.0, abs(c.x));
      light = mix(light, uCrystalColour * facet * (0.55 + 0.5 * (end + lit)), smoothstep(0.015, -0.015, shard));
    }
    light += uCrystalColour * 0.22 * exp(-max(shard, 0.0) * 8.0) * step(1.0 - 0.5 * uCrystals, rank);
  }
  return light;
}

vec3 paint(vec2 p) {
  // The depth at which the gallery's outline passes through this place, found by walking back from it.
  float depth = 1.0;
  vec2 d = p - middleAt(1.0);
  for (int i = 0; i < 5; i++) {
    d = p - middleAt(depth);
    float arch = d.y > -0.02 ? length(d * vec2(1.24, 1.06)) : max(abs(d.x) * 1.24, -d.y * 1.75);
    float rough = 0.9 + 0.2 * noise(vec2(atan(d.y, d.x) * 4.0, depth * 2.0 + uSeed));
    depth = clamp(1.0 / max(arch * rough, 0.02), 0.3, 30.0);
  }
  bool isFloor = -d.y * 1.75 >= abs(d.x) * 1.24 && d.y < -0.02;
  vec3 light = rock(p, d, depth);
  float end = uGlow * exp(-2.4 / depth) * 1.3;
  float lit = lampShare(depth) * uLamps;
  if (isFloor) {
    vec2 at = vec2(d.x * depth, depth);
    float gravel = clouds(at * vec2(9.0, 7.0) + uSeed, 5);
    vec3 shine = end * uLightColour + lit * uAccent;
    light = uWall * (0.3 + 0.8 * gravel) * (0.12 + 0.55 * shine);
    if (uRails > 0.0) {
      float sleeper = smoothstep(0.5, 0.42, abs(fract(at.y * 4.2) - 0.5) * 2.0) * step(abs(at.x), 0.34);
      light = mix(light, vec3(0.12, 0.07, 0.035) * (0.5 + gravel) * (0.15 + 0.8 * shine), sleeper * 0.9);
      float rail = smoothstep(0.03, 0.02, abs(abs(at.x) - 0.22));
      float top = smoothstep(0.014, 0.006, abs(abs(at.x) - 0.22));
      light = mix(light, vec3(0.07) * (0.2 + shine), rail);
      light += (0.06 + 0.5 * shine) * top * uRails;
    }
  }
  // Light at the end, and the air before it.
  float r = length((p - middleAt(9.0)) * vec2(1.0, 0.85));
  light += uLightColour * uGlow * (0.55 * exp(-r * 5.0) + 1.2 * exp(-r * r * 190.0) + 0.1 * exp(-r * 1.5));
  float edge = 1.6 / uFrame.y;
  for (float k = FRAMES - 1.0; k >= 0.0; k -= 1.0) {
    float at = depthOf(k);
    vec2 x = (p - middleAt(at)) * at;
    vec3 shine = uLightColour * uGlow * exp(-2.4 / at) * 0.5 + uAccent * uLamps * 0.42;
    if (uTimber > 0.0) {
      float lean = 0.03 * x.y + 0.006 * sin(k * 7.0);
      float post = max(abs(abs(x.x) - 0.6 - 0.03 + lean * 2.0) - 0.065, x.y - 0.52);
      float beam = max(abs(x.y - 0.56 - 0.02 * sin(k * 3.0 + uSeed)) - 0.075, abs(x.x) - 0.82);
      float strut = max(abs(abs(x.x) + x.y * 0.9 - 0.86) - 0.045, max(x.y - 0.5, 0.22 - x.y));
      bool isBeam = beam < post && beam < strut;
      float wood = min(post, min(beam, strut));
      if (wood < edge * at && x.y > -0.57) {
        float grain = noise(isBeam ? vec2(x.x * 5.0 + k, x.y * 60.0) : vec2(x.x * 60.0 + k, x.y * 5.0));
        float round1 = smoothstep(-0.075, 0.0, wood);
        float turned = isBeam ? (x.y < 0.56 ? 1.25 : 0.5) : (abs(x.x) < 0.62 ? 1.25 : 0.5);
        vec3 tone = vec3(0.26, 0.15, 0.07) * (0.4 + 0.8 * grain);
        vec3 timber = tone * (0.06 + turned * (1.0 - 0.55 * round1) * shine * 2.0);
        light = mix(light, timber, smoothstep(edge, -edge, wood / at) * uTimber);
      }
    }
    if (uLamps > 0.0 && mod(k, 2.0) < 0.5) {
      vec2 lamp = vec2(0.3 * (mod(k, 4.0) < 1.0 ? 1.0 : -1.0), 0.33);
      float s = length((x - lamp) * vec2(1.0, 0.8));
      light += uAccent * uLamps * (3.4 * exp(-s * s * 700.0) + 0.4 * exp(-s * 7.0));
      light = mix(light, vec3(0.01), smoothstep(0.006, 0.003, abs(x.x - lamp.x)) * step(lamp.y + 0.05, x.y) * step(x.y, 0.5) * 0.8);
    }
  }
  return withSubject(light, p, middleAt(9.0));
}
