// A street by night that runs away from the eye, wet, between houses with windows and signs.
uniform vec3 uZenith, uHorizon, uNear, uWindowColour, uSignA, uSignB, uLightColour;
uniform float uHorizonY, uBend, uWet, uSigns, uTall;
uniform vec3 uLamp;
uniform float uGlow;

vec3 sign_(vec2 q, float seed, vec3 tint) {
  // Bars and rings of neon within one square.
  vec2 d = abs(q) - vec2(0.36, 0.42);
  float frame = abs(max(d.x, d.y));
  float glow = 0.02 / (frame + 0.012);
  float row = abs(fract(q.y * 4.0 + seed) - 0.5);
  float letters = step(0.35, chance(vec2(floor(q.x * 7.0), floor(q.y * 4.0 + seed))));
  glow += step(max(d.x, d.y), -0.07) * letters * smoothstep(0.4, 0.1, row) * 0.8;
  return tint * glow * smoothstep(0.3, -0.05, max(d.x, d.y) - 0.12);
}

vec3 houses(vec2 p) {
  float up = p.y - uHorizonY;
  vec2 gone = vec2(uBend, uHorizonY);
  vec2 d = p - gone;
  vec3 light = mix(uHorizon, uZenith, smoothstep(0.0, 1.0, up + abs(p.x) * 0.2));
  float r = length(p - uLamp.xy);
  light += uLightColour * uGlow * (0.5 * exp(-r * 3.0) + smoothstep(uLamp.z, uLamp.z * 0.95, r) * 2.0);
  // Depth along each side: the wall stands at a fixed distance, so depth goes with 1 / |x|.
  float side = d.x < 0.0 ? -1.0 : 1.0;
  float depth = 0.34 / max(abs(d.x), 0.012);
  float house = floor(depth * 1.15 + side * 3.0 + uSeed);
  float tall = uTall * (0.75 + 0.75 * chance(vec2(house, side + uSeed)));
  float y = d.y * depth;
  if (y < tall && d.y > -2.0) {
    vec2 grid = vec2(depth * 15.0, y * 8.0);
    vec2 inside = fract(grid);
    float pane = step(0.2, inside.x) * step(inside.x, 0.78) * step(0.22, inside.y) * step(inside.y, 0.82);
    float lit = step(0.64, chance(floor(grid) + house * 3.0 + side * 17.0)) * step(0.35, y);
    float tone = 0.45 + 0.55 * clouds(vec2(depth * 5.0, y * 5.0), 3);
    vec3 wall = uNear * tone * (0.5 + 0.6 * exp(-depth * 0.12));
    float far = 1.0 - exp(-depth * 0.075);
    wall += uWindowColour * pane * lit * (0.35 + 0.9 * chance(floor(grid) + 5.0));
    float shop = smoothstep(0.36, 0.3, y) * step(0.0, y) * step(0.35, chance(vec2(house, side)));
    wall += mix(uWindowColour, uSignA, chance(vec2(house, side + 9.0)) * 0.7)
      * shop * (0.1 + 0.4 * step(0.2, fract(depth * 7.0))) * (0.3 + 0.9 * noise(vec2(depth * 22.0, y * 14.0)));
    light = mix(wall, uHorizon * 1.7 + uLightColour * 0.03, far * 0.92);
    // Signs hang out over the street, one for some houses.
    if (uSigns > 0.0) {
      for (int i = 0; i < 2; i++) {
        float at = floor(depth * 2.4) + 0.5;
        vec2 q = vec2((depth * 2.4 - at) * 1.3, (y - 0.7 - 0.6 * chance(vec2(at, side + float(i)))) * 1.5);
        float has = step(0.32, chance(vec2(at + float(i) * 7.0, side * 3.0 + uSeed)));
        vec3 tint = chance(vec2(at, side + 40.0 + float(i))) > 0.5 ? uSignA : uSignB;
        light += sign_(q, at, tint) * has * uSigns * exp(-depth * 0.05);
        light += tint * has * uSigns * 0.16 * exp(-dot(q, q) * 1.4);
      }
    }
  }
  // Lamps on wires, smaller with distance.
  for (int i = 1; i < 7; i++) {
    float far = float(i) * 1.2;
    vec2 lamp = gone + vec2(0.0, 1.15) / far;
    float size = 0.16 / far;
    float ring = length(p - lamp) / size;
    light += uWindowColour * (1.4 * exp(-ring * ring * 9.0) + 0.4 / (1.0 + ring * ring * 9.0));
  }
  light += uHorizon * 2.0 * exp(-length(d * vec2(1.0, 1.5)) * 4.0);
  return light;
}

vec3 paint(vec2 p) {
  vec3 light;
  if (p.y > uHorizonY - 0.02) {
    light = houses(p);
  } else {
    float depth = uHorizonY - p.y;
    vec2 q = vec2((p.x - uBend) / depth, 0.7 / depth);
    float rough = clouds(q * vec2(6.0, 9.0) + uSeed, 4);
    float puddle = smoothstep(0.42, 0.6, clouds(q * 1.4 + 9.0, 4)) * uWet;
    vec2 mirrored = vec2(p.x + (rough - 0.47) * 0.12 * (1.2 - puddle),
      uHorizonY + depth * (1.0 + (rough - 0.47) * 0.5 * (1.1 - puddle)));
    // A wet street draws every light out downwards.
    vec3 seen = houses(mirrored);
    for (int i = 1; i < 5; i++) {
      seen += houses(mirrored + vec2(0.0, depth * (float(i) * 0.16)));
    }
    seen /= 5.0;
    float stone = 0.6 + 0.4 * smoothstep(0.08, 0.2, abs(fract(q.x * 3.0 + floor(q.y * 3.0) * 0.5) - 0.5))
      * smoothstep(0.06, 0.16, abs(fract(q.y * 3.0) - 0.5));
    light = uNear * 0.35 * stone * rough + seen * (0.32 + 0.5 * puddle) * mix(stone, 1.0, puddle);
  }
  return withSubject(light, p, uGlow > 0.1 ? uLamp.xy : vec2(uBend, uHorizonY + 0.25));
}
