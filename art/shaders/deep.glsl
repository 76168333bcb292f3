// Under water: light that falls in shafts from a moving surface, fish in shoals, weed and rock.
uniform vec3 uTop, uMiddle, uDeep, uLightColour, uNear;
uniform float uShafts, uShoal, uReef, uWreck, uGlowers, uBubbles, uSurface;
uniform vec3 uLamp;
uniform vec3 uGlowerColour;

float fish(vec2 q) {
  float body = length(q * vec2(1.0, 2.6)) - 0.3;
  vec2 t = q + vec2(0.36, 0.0);
  float tail = max(abs(t.y) - (0.05 + max(-t.x, 0.0) * 0.9), max(t.x, -t.x - 0.16));
  return smoothstep(0.03, -0.03, min(body, tail));
}

float rocks(float x, float seed) {
  float h = clouds(vec2(x * 1.6, seed), 5) * 0.85;
  for (int i = 0; i < 3; i++) {
    float at = x * (5.0 + 2.0 * float(i)) + seed + float(i) * 1.7;
    float frond = chance(vec2(floor(at), seed + float(i)));
    float bend = 0.2 * sin(frond * 30.0);
    float stem = smoothstep(0.16, 0.0, abs(fract(at) - 0.5 + bend * 0.3));
    h = max(h, step(0.45, frond) * stem * (0.4 + 0.6 * frond) + 0.12);
  }
  return h;
}

vec3 paint(vec2 p) {
  float up = p.y * 0.5 + 0.5;
  vec3 light = mix(uDeep, uMiddle, smoothstep(0.0, 0.62, up));
  light = mix(light, uTop, smoothstep(0.5, 1.05, up + 0.1 * clouds(p * 2.0 + uSeed, 3)));
  float r = length(p - uLamp.xy);
  light += uLightColour * (0.5 * exp(-r * 1.9) + 0.8 * exp(-r * 5.5)) * uSurface;
  vec2 ray = (p - vec2(uLamp.x, uLamp.y + 0.35));
  float angle = atan(ray.x, -ray.y);
  float shaft = noise(vec2(angle * 7.0 + uSeed, 2.0)) * noise(vec2(angle * 19.0 + uSeed * 2.0, 7.0));
  shaft = smoothstep(0.12, 0.75, shaft + 0.15) * exp(-length(ray) * 0.7);
  light += uLightColour * shaft * uShafts * 1.25 * smoothstep(-0.9, 0.8, p.y);
  if (uSurface > 0.0) {
    float near = smoothstep(0.62, 1.05, p.y);
    vec2 q = vec2(p.x, 1.0) / max(1.12 - p.y, 0.05);
    float net = 1.0 - abs(noise(q * vec2(2.0, 2.4) + clouds(q * 1.6, 3) * 2.0 + uSeed) * 2.0 - 1.0);
    light += uLightColour * pow(net, 5.0) * near * 0.9 * uSurface;
  }
  for (int layer = 0; layer < 3; layer++) {
    float near = float(layer) / 2.0;
    if (uReef > 0.0) {
      float h = -1.25 + uReef * (0.55 + 0.2 * (1.0 - near))
        * (0.35 + rocks(p.x * (1.5 - near * 0.6) + near * 5.0, uSeed + near * 3.0)
        + 0.6 * smoothstep(0.2, 0.8, abs(p.x)) * near);
      if (p.y < h) {
        vec3 stone = mix(uMiddle * 0.7, uNear, near * 0.85 + 0.1);
        float facet = clouds(p * 8.0 + near * 3.0, 4);
        float rim = smoothstep(0.09, 0.0, h - p.y);
        stone *= 0.5 + facet;
        light = stone + uLightColour * rim * 0.09 * (1.0 - near * 0.4) + uGlowerColour
          * points(p * (18.0 - near * 6.0) + near * 9.0, 0.8, 0.24) * uGlowers * (0.5 + near);
      }
    }
    if (uShoal > 0.0 && layer < 2) {
      vec2 q = turn(0.25) * p * (11.0 - float(layer) * 4.0) + uSeed * 2.0;
      q += vec2(0.6 * sin(q.y * 0.6), 0.0);
      vec2 cell = floor(q);
      float rank = chance(cell + float(layer) * 9.0);
      vec2 centre = vec2(0.15, 0.62 - 0.35 * float(layer)) + 0.22 * sin(uSeed);
      float gather = smoothstep(0.62, 0.15, length((p - centre) * vec2(0.8, 1.5)));
      if (rank < gather * uShoal) {
        float scale = 0.75 + 0.4 * chance(cell + 3.0);
        vec2 inside = (fract(q) - 0.5 - 0.2 * (chance(cell + 5.0) - 0.5)) / scale;
        float cover = fish(inside * vec2(sin(uSeed * 9.0) > 0.0 ? 1.0 : -1.0, 1.0) * 1.25);
        vec3 scale1 = mix(uMiddle * 0.45, uNear, 0.5) + uLightColour * smoothstep(0.0, 0.16, inside.y) * 0.3;
        light = mix(light, scale1, cover * 0.95);
      }
    }
    if (layer == 1) light = withSubject(light, p, uLamp.xy);
  }
  if (uGlowers > 0.0) {
    float far = points(p * 9.0 + 3.0, 0.84, 0.2) + points(p * 17.0 + 60.0, 0.86, 0.25) * 0.5;
    light += uGlowerColour * far * uGlowers * 1.6 * smoothstep(0.9, -0.2, p.y);
  }
  if (uBubbles > 0.0) {
    for (int i = 0; i < 3; i++) {
      vec2 q = p * (9.0 + 5.0 * float(i)) + uSeed + float(i) * 4.0;
      vec2 cell = floor(q);
      float rank = chance(cell + 41.0);
      if (rank > 1.0 - 0.2 * uBubbles) {
        vec2 d = fract(q) - 0.5;
        float size = 0.12 + 0.24 * chance(cell + 8.0);
        float ring = smoothstep(0.05, 0.0, abs(length(d) - size));
        float spark = smoothstep(0.1, 0.0, length(d - vec2(-0.4, 0.45) * size));
        light += uLightColour * (ring * 0.22 + spark * 0.9) * (0.4 + up);
      }
    }
  }
  return light;
}
