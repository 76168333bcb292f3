// A great cave: stone that hangs and stands in layers, crystals that give light of their own, and a still
// lake that mirrors them.
uniform vec3 uNear, uWall, uMist, uDeep, uLightColour, uCrystalColour, uCrystalColourB;
uniform float uHorizonY, uGlow, uCrystals, uLake, uDrip, uGlowers, uTeeth, uShafts, uOpening;
uniform vec3 uLamp;

float teeth(float x, float seed) {
  float h = 0.0;
  for (int i = 0; i < 3; i++) {
    float at = x * (3.3 + 3.1 * float(i)) + seed * 3.0 + float(i) * 1.7;
    float tall = chance(vec2(floor(at), seed + float(i)));
    float off = abs(fract(at) - 0.5 + 0.2 * (tall - 0.5)) * 2.0;
    float tooth = pow(max(0.0, 1.0 - off * 1.15), 1.7) * (0.25 + 0.95 * tall * tall) / (1.0 + 0.6 * float(i));
    h = max(h, tooth);
  }
  return h + 0.05 * noise(vec2(x * 21.0, seed));
}

// A bunch of crystals that grow from a point; answers distance, and which facet was met.
vec2 bunch(vec2 p, float seed) {
  vec2 best = vec2(1e3, 0.0);
  for (int i = 0; i < 5; i++) {
    float k = float(i) - 2.0;
    vec2 q = turn(-k * 0.3 - 0.25 * (chance(vec2(seed, k)) - 0.5)) * (p - vec2(k * 0.17, 0.05 * abs(k)));
    float tall = 0.75 - 0.13 * abs(k) + 0.35 * (chance(vec2(seed + 3.0, k)) - 0.5);
    float wide = 0.1 + 0.05 * chance(vec2(seed + 9.0, k));
    float d = max(max(abs(q.x) - wide, -q.y - 0.25), (q.y - tall) * 0.5 + abs(q.x - wide * 0.15) * 0.85);
    if (d < best.x) best = vec2(d, (q.x < -wide * 0.3 ? 1.35 : (q.x < wide * 0.5 ? 0.6 : 0.22)) * (0.85 + 0.3 * chance(vec2(k, seed + 1.0))));
  }
  return best;
}

vec3 cave(vec2 p) {
  float r = length((p - uLamp.xy) * vec2(1.05, 0.9));
  vec3 light = mix(uDeep, uMist * 0.6, exp(-r * 2.3)) * (0.6 + 0.8 * clouds(p * 2.2 + uSeed, 4))
    + uLightColour * uGlow * (1.1 * exp(-r * 5.5) + 0.2 * exp(-r * 1.9));
  if (uOpening > 0.0) {
    float mouth = r - uLamp.z - 0.07 * noise(vec2(atan(p.y - uLamp.y, p.x - uLamp.x) * 3.0, uSeed));
    light += uLightColour * 2.4 * smoothstep(0.02, -0.03, mouth) * uOpening;
  }
  float edge = 2.0 / uFrame.y;
  for (int i = 0; i < 4; i++) {
    float near = float(i) / 3.0;
    float seed = uSeed + float(i) * 2.3;
    float x = p.x * mix(1.5, 0.75, near) + float(i) * 3.7;
    float roof = mix(0.62, 1.06, near) - 0.55 * near * p.x * p.x
      - uTeeth * mix(0.28, 0.62, near) * teeth(x, seed) - 0.06 * clouds(vec2(x * 3.0, seed), 3);
    float floor_ = uHorizonY + mix(0.0, -0.5, near) + mix(0.1, 0.42, near) * p.x * p.x * (1.0 + near)
      + uTeeth * mix(0.12, 0.22, near) * teeth(x * 1.3 + 5.0, seed + 4.0) + 0.05 * clouds(vec2(x * 4.0, seed), 4);
    float wall = mix(0.95, 0.72, near) - abs(p.x) + 0.22 * (clouds(vec2(p.y * 2.2, seed + sign(p.x)), 4) - 0.5);
    float inside = min(min(roof - p.y, p.y - floor_), wall);
    if (inside < edge) {
      vec2 q = p * mix(5.5, 3.0, near) + seed;
      float e = 0.03;
      float here = crests(q, 5);
      vec2 slope = vec2(crests(q + vec2(e, 0.0), 5) - here, crests(q + vec2(0.0, e), 5) - here) / e;
      float facing = clamp(0.4 - dot(slope, normalize(uLamp.xy - p + 0.001)) * 0.32, 0.0, 1.5);
      float reach = exp(-r * 1.5) * (1.0 - 0.45 * near);
      float rim = exp(inside * 26.0);
      vec3 stone = mix(uWall, uNear, near) * (0.3 + 0.8 * here) * (0.25 + facing);
      stone += uLightColour * uGlow * reach * (0.32 * facing * facing + 0.2 * rim);
      stone = mix(stone, uMist * 0.6, (1.0 - near) * 0.42 * exp(-r * 1.1));
      light = mix(light, stone, smoothstep(edge, -edge, inside));
    }
    if (uCrystals > 0.0) {
      for (int j = 0; j < 3; j++) {
        float k = float(j);
        float rank = chance(vec2(k + 3.0, seed));
        if (rank > uCrystals * 0.9) continue;
        float side = chance(vec2(k, seed + 1.0)) * 2.0 - 1.0;
        float cx = side * mix(0.62, 0.72, near);
        float size = mix(0.17, 0.42, near) * (0.7 + 0.6 * chance(vec2(k, seed + 5.0)));
        bool hangs = chance(vec2(k, seed + 8.0)) > 0.72;
        float cy = hangs ? mix(0.5, 0.8, near)
          : uHorizonY + mix(0.02, -0.42, near) + mix(0.1, 0.42, near) * cx * cx * (1.0 + near);
        vec2 q = (p - vec2(cx, cy)) / size;
        if (hangs) q.y = -q.y;
        q = turn(-0.35 * side) * q;
        vec2 met = bunch(q, seed + k * 7.0);
        vec3 tint = chance(vec2(k, seed + 2.0)) > 0.6 ? uCrystalColourB : uCrystalColour;
        float core = 0.55 + 0.75 * smoothstep(0.9, -0.1, q.y);
        vec3 body = tint * met.y * core * (0.7 + 0.7 * clouds(q * 4.0 + k, 3)) + 0.7 * (tint + 0.08) * smoothstep(0.035, 0.0, abs(met.x));
        light = mix(light, body * mix(1.0, 0.85, near) + uMist * (1.0 - near) * 0.2, smoothstep(0.02, -0.02, met.x) );
        light += tint * 0.2 * exp(-max(met.x, 0.0) * 4.0) * (0.5 + 0.5 * near);
      }
    }
  }
  if (uGlowers > 0.0) {
    float far = points(p * 8.0 + 3.0 + uSeed, 0.8, 0.22) + points(p * 15.0 + 60.0, 0.86, 0.25) * 0.6;
    light += uCrystalColourB * far * uGlowers * 1.7;
  }
  if (uShafts > 0.0) {
    for (int i = 0; i < 3; i++) {
      float k = float(i) - 1.0;
      vec2 d = p - vec2(uLamp.x + k * 0.22, 1.2);
      float aside = d.x + d.y * (0.12 - k * 0.2) * -1.0;
      float dust = 0.55 + 0.8 * clouds(p * 2.6 + float(i) * 7.0 + uSeed, 4);
      light += uLightColour * uShafts * dust * exp(-pow(aside / (0.05 - d.y * 0.08), 2.0)) * exp(d.y * 0.6) * 0.34;
    }
  }
  return light;
}

vec3 paint(vec2 p) {
  float depth = max(uHorizonY - p.y, 0.0);
  vec2 at = p;
  bool isLake = uLake > 0.5 && depth > 0.0;
  float swell = 0.0;
  if (isLake) {
    vec2 q = vec2(p.x * 0.5, 1.0) / max(depth, 0.002) + uSeed;
    swell = clouds(q * vec2(1.0, 0.8), 4) - 0.47;
    float rings = 0.0;
    if (uDrip > 0.0) {
      float ring = length(vec2(p.x - uLamp.x, (p.y - uHorizonY + 0.16) * 3.4));
      rings = sin(ring * 62.0) * exp(-ring * 4.5) * uDrip;
    }
    at = vec2(p.x + swell * (0.03 + depth * 0.16) + rings * 0.03, uHorizonY + depth * 0.95 + abs(swell) * 0.1 * depth + rings * 0.05);
  }
  vec3 light = cave(at);
  if (isLake) {
    light = mix(uDeep * 0.5, light, mix(0.9, 0.5, smoothstep(0.0, 0.8, depth)));
    light += uLightColour * uGlow * 0.3 * smoothstep(0.1, 0.35, swell) * exp(-abs(p.x - uLamp.x) * 3.5);
  }
  if (uDrip > 0.0) {
    vec2 d = p - vec2(uLamp.x, uHorizonY + 0.34);
    float drop = length(d * vec2(1.0, d.y > 0.0 ? 0.45 : 1.0)) - 0.016;
    light += uLightColour * (1.6 * smoothstep(0.006, -0.004, drop) + 0.12 * exp(-max(drop, 0.0) * 30.0)) * uDrip;
  }
  return withSubject(light, p, uLamp.xy);
}
