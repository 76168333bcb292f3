// Open land: a wide sky, low hills with trees, and a field that stands in blades, ears and flowers,
// row behind row, with the light through them.
uniform vec3 uZenith, uMiddle, uHorizon, uHill, uLeaf, uLeafLit, uFlower, uFlower2, uLightColour, uCloudColour;
uniform vec3 uLamp;             // place of the sun or moon and its radius
uniform float uLampKind;        // 0 none, 1 sun, 2 moon
uniform float uGlow, uStars, uClouds, uHorizonY, uTrees, uHills, uTall, uFlowers, uEars, uFurrows, uMist, uBranch;

vec3 sky(vec2 p) {
  float up = clamp((p.y - uHorizonY) / (1.0 - uHorizonY), 0.0, 1.0);
  vec3 light = mix(mix(uHorizon, uMiddle, smoothstep(0.0, 0.45, up)), uZenith, smoothstep(0.3, 1.0, up));
  float r = length(p - uLamp.xy);
  light += uLightColour * uGlow * (0.3 * exp(-r * 1.9) + 0.55 * exp(-r * 5.5));
  if (uStars > 0.0) light += vec3(0.85, 0.92, 1.0) * points(p * 40.0, 0.9, 0.12) * uStars * up;
  if (uLampKind > 0.5) {
    float disc = smoothstep(uLamp.z, uLamp.z * 0.96, r);
    float seas = 1.1 - 0.6 * smoothstep(0.4, 0.62, clouds((p - uLamp.xy) / uLamp.z * 2.3 + 3.0, 4));
    light = mix(light, uLightColour * (uLampKind > 1.5 ? seas * 1.5 : 5.0), disc);
  }
  vec2 q = vec2(p.x * 1.2, (p.y - uHorizonY) * 2.6 / (0.4 + up)) + uSeed * 2.3;
  float thick = clouds(q * 1.25 + vec2(clouds(q + 4.0, 4), clouds(q + 9.0, 4)) * 1.2, 6);
  float lit = thick - clouds((q + normalize(uLamp.xy - p + 0.001) * 0.15) * 1.25 + vec2(clouds(q + 4.0, 4)) * 1.2, 5);
  float cover = smoothstep(0.64 - uClouds * 0.4, 0.88 - uClouds * 0.3, thick);
  vec3 body = uCloudColour * (0.6 + 0.6 * thick) + uLightColour * (max(lit, 0.0) * 2.2 + 0.1) * (0.15 + exp(-r * 1.4)) * uGlow;
  return mix(light, body, cover * 0.85);
}

float crowns(float x, float seed) {
  float h = 0.0;
  for (int i = 0; i < 2; i++) {
    float at = x * (6.0 + 4.0 * float(i)) + seed * 3.0;
    float tree = step(0.45, chance(vec2(floor(at), seed + float(i))));
    h = max(h, tree * sqrt(max(0.0, 0.25 - pow(fract(at) - 0.5, 2.0))) * (0.5 + chance(vec2(floor(at), 2.0))));
  }
  return h + 0.1 * clouds(vec2(x * 34.0, seed), 3) * step(0.02, h);
}

// One row of the field: cover of a blade, how high on it, and which.
vec3 blades(vec2 p, float line, float tall, float wide, float row) {
  vec3 best = vec3(0);
  for (int i = -1; i <= 1; i++) {
    float at = p.x / wide + row * 7.3 + uSeed * 5.0;
    float id = floor(at) + float(i);
    float rank = chance(vec2(id, row));
    float high = tall * (0.45 + 0.75 * rank);
    float up = (p.y - line) / high;
    if (up > 1.0) continue;
    float sway = (chance(vec2(id, row + 5.0)) - 0.35) * 0.9 * wide * max(up, 0.0) * max(up, 0.0) * 1.6;
    float off = abs(p.x - (id + 0.5 - row * 7.3 - uSeed * 5.0) * wide - sway) / wide;
    float body = 0.34 * (1.0 - max(up, 0.0)) + 0.03;
    float ear = uEars * 0.3 * smoothstep(0.5, 0.62, up) * smoothstep(1.0, 0.9, up) * (0.75 + 0.25 * sin(up * 60.0));
    float cover = smoothstep(body + ear, (body + ear) * 0.55, off);
    if (cover > best.x) best = vec3(cover, clamp(up, 0.0, 1.0), rank);
  }
  return best;
}

vec3 paint(vec2 p) {
  vec3 light = sky(p);
  float r = length(p - uLamp.xy);
  vec3 haze = mix(uHorizon, uHill, 0.35) + uLightColour * uGlow * 0.22 * exp(-r * 2.2);
  for (int i = 0; i < 3; i++) {
    float near = float(i) / 2.0, seed = uSeed + float(i) * 3.1;
    float h = uHorizonY + uHills * (0.2 - 0.09 * float(i)) * clouds(vec2(p.x * (0.9 + 0.3 * near) + seed, seed), 3);
    float wood = uTrees * 0.11 * (0.6 + near * 0.6) * crowns(p.x * (1.0 - 0.25 * near) + seed, seed);
    if (p.y < h + wood) {
      vec3 tone = mix(haze, uHill, 0.35 + 0.5 * near) * (p.y > h ? 0.62 : 1.0);
      tone *= 0.7 + 0.6 * clouds(p * vec2(7.0, 22.0) + seed, 4);
      light = mix(light, tone, smoothstep(0.0, 0.006, h + wood - p.y));
    }
  }
  light = mix(light, haze, uMist * 0.75 * exp(-pow((p.y - uHorizonY - 0.03) * 9.0, 2.0)));
  light = withSubject(light, p, uLamp.xy);
  float depth = uHorizonY - p.y;
  if (depth > 0.0) {
    vec2 q = vec2(p.x / (depth + 0.05), 1.0 / (depth + 0.05));
    float rows = 0.5 + 0.5 * sin(q.x * 5.0 + 0.4 * noise(q));
    vec3 soil = mix(uLeaf, uLeafLit, 0.35 + 0.4 * clouds(q * vec2(3.0, 5.0) + uSeed, 4));
    soil *= mix(1.0, 0.35 + 0.9 * rows, uFurrows);
    light = mix(mix(soil, haze, exp(-depth * 9.0) * 0.85), light, subjectAt(p).r);
  }
  for (int i = 0; i < 11; i++) {
    float t = float(i) / 10.0;
    float line = uHorizonY - 0.015 - pow(t, 1.5) * 1.0 + 0.02 * (noise(vec2(p.x * 4.0, float(i))) - 0.5);
    float tall = mix(0.03, 0.5, t * t) * uTall, wide = mix(0.011, 0.07, t);
    if (tall <= 0.0 || p.y > line + tall * 1.25) continue;
    vec3 blade = blades(p, line - tall * 0.4, tall, wide, float(i));
    float through = exp(-length((p - uLamp.xy) * vec2(1.0, 0.7)) * 1.3) * uGlow;
    vec3 tone = mix(uLeaf, uLeafLit, blade.y * (0.35 + 0.65 * blade.z));
    tone = tone * (0.25 + 0.75 * blade.y) + uLightColour * uLeafLit * through * blade.y * 0.9;
    tone = mix(tone, haze, (1.0 - t) * (1.0 - t) * 0.6) * mix(1.0, 0.5, t * t * smoothstep(1.0, 0.0, blade.y));
    light = mix(light, tone, blade.x * 0.96);
    if (uFlowers > 0.0) {
      for (int k = 0; k < 2; k++) {
        float cellWide = wide * (2.6 + 1.3 * float(k));
        float at = p.x / cellWide + float(i) * 3.7 + float(k) * 9.1 + uSeed;
        float id = floor(at), rank = chance(vec2(id, float(i) + 20.0 * float(k)));
        if (rank > uFlowers * (0.3 + 0.7 * noise(vec2(p.x * 2.0 + float(i), uSeed)))) continue;
        vec2 at2 = vec2((id + 0.5 + 0.5 * (chance(vec2(id, 4.0)) - 0.5) - float(i) * 3.7 - float(k) * 9.1 - uSeed) * cellWide, line + tall * (0.35 + 0.5 * chance(vec2(id, 8.0))));
        vec2 d = (p - at2) / (cellWide * 0.44);
        float petal = 0.72 + 0.2 * cos(atan(d.y * 1.4, d.x) * 6.0 + rank * 40.0);
        float cover = smoothstep(petal, petal - 0.22, length(d * vec2(1.0, 1.4)));
        vec3 bloom = mix(uFlower, uFlower2, step(0.5, chance(vec2(id, 13.0))));
        bloom *= 0.35 + 0.75 * smoothstep(-0.8, 0.9, d.y) + through * 0.8;
        bloom = mix(bloom, uFlower2 * 0.5, smoothstep(0.3, 0.14, length(d * vec2(1.0, 1.4))));
        light = mix(light, mix(bloom, haze, (1.0 - t) * 0.35), cover);
      }
    }
  }
  if (uBranch > 0.0) {
    // A twig in blossom that hangs into the picture, out of the light's way.
    for (int i = 0; i < 2; i++) {
      float k = float(i);
      float x = p.x * (i == 1 ? -1.0 : 1.0) + 0.1 * k;
      float y = 0.86 - 0.12 * k - 0.34 * x * x + 0.05 * noise(vec2(x * 6.0, k));
      float stem = smoothstep(0.016, 0.008, abs(p.y - y)) * smoothstep(-0.3 + 0.35 * k, 0.2 + 0.2 * k, x);
      light = mix(light, uLeaf * 0.25, stem);
      vec2 q = vec2(x, p.y - y + 0.03) * 9.0 + k * 5.0 + 0.4;
      vec2 cell = floor(q), d = fract(q) - 0.5;
      float near = smoothstep(0.2, 0.03, abs(p.y - y)) * smoothstep(-0.35 + 0.35 * k, 0.15 + 0.2 * k, x) * uBranch;
      float petal = 0.36 + 0.09 * cos(atan(d.y, d.x) * 5.0 + 9.0 * chance(cell));
      float bloom = smoothstep(petal, petal - 0.1, length(d)) * step(chance(cell + k), near);
      vec3 tone = mix(uFlower, uFlower2, 0.6 * chance(cell + 3.0)) * (0.6 + 0.9 * length(d));
      light = mix(light, mix(tone, uFlower2 * 0.5, smoothstep(0.13, 0.07, length(d))), bloom);
    }
  }
  return light;
}
