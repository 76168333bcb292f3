// Out of doors: a sky with its light, ridges one behind the other in the haze, and water, snow or
// sand in front. Every ridge is a line of heights, so that any kind combines with any sky.
uniform vec3 uZenith, uMiddle, uHorizon, uHaze, uNear, uLightColour, uCloudColour;
uniform float uHorizonY;
uniform vec3 uLamp;             // place of the sun or moon and its radius
uniform float uLampKind;        // 0 none, 1 sun, 2 moon
uniform float uGlow, uStars, uAurora, uClouds, uMist;
uniform vec3 uAuroraLow, uAuroraHigh;
uniform float uRidges, uFarKind, uNearKind, uFarHeight, uNearHeight, uFoot, uValley;
uniform float uWater, uChop;
uniform vec3 uWaterColour;
uniform float uWindows;
uniform vec3 uWindowColour, uGroundColour;
uniform float uBolt, uLava, uBeam;
uniform vec4 uSpotA, uSpotB, uSpotC;  // x, y, size, strength of lights in the scene
uniform vec3 uSpotColour;

vec3 lampLight(vec2 p) {
  vec2 d = p - uLamp.xy;
  float r = length(d);
  vec3 light = uLightColour * uGlow * (0.34 * exp(-r * 2.1) + 0.5 * exp(-r * 6.0));
  if (uLampKind < 0.5) return light;
  float disc = smoothstep(uLamp.z, uLamp.z * 0.975, r);
  if (uLampKind > 1.5) {
    vec2 m = d / uLamp.z;
    float seas = clouds(m * 2.3 + 13.7, 5);
    float crater = noise(m * 9.0 + 3.0);
    float tone = 1.1 - 0.75 * smoothstep(0.42, 0.62, seas) * 0.75 - 0.14 * crater;
    float limb = sqrt(max(0.0, 1.0 - dot(m, m)));
    light = mix(light, uLightColour * tone * (0.5 + 0.5 * limb) * 1.7, disc);
    light += uLightColour * 0.3 * exp(-max(r - uLamp.z, 0.0) * 9.0) * (1.0 - disc);
  } else {
    light += uLightColour * (disc * 5.0 + 1.2 * exp(-max(r - uLamp.z, 0.0) * 16.0));
  }
  return light;
}

float curtain(vec2 p, float shift) {
  float sway = (clouds(vec2(p.x * 1.1 + shift, uSeed + shift), 4) - 0.47) * 1.5;
  float base = uHorizonY + 0.25 + shift * 0.06 + sway + 0.3 * p.x * sin(uSeed + shift);
  float up = p.y - base;
  float rays = 0.35 + 1.3 * noise(vec2(p.x * 16.0 + sway * 9.0, up * 0.7 + shift))
    * noise(vec2(p.x * 41.0 + sway * 20.0, shift));
  float veil = smoothstep(-0.015, 0.05, up) * exp(-max(up, 0.0) * 2.3);
  return veil * rays * smoothstep(0.1, 0.6, clouds(vec2(p.x * 0.9 + shift * 3.0, uSeed), 3) + 0.1);
}

vec3 sky(vec2 p) {
  float up = clamp((p.y - uHorizonY) / (1.0 - uHorizonY), 0.0, 1.0);
  vec3 light = mix(uHorizon, uMiddle, smoothstep(0.0, 0.4, up));
  light = mix(light, uZenith, smoothstep(0.25, 1.0, up));
  if (uStars > 0.0) {
    float field = points(p * 42.0, 0.9, 0.11) * 1.2 + points(p * 90.0 + 40.0, 0.9, 0.14) * 0.5;
    light += vec3(0.85, 0.92, 1.0) * field * uStars * smoothstep(0.05, 0.45, up);
  }
  if (uAurora > 0.0) {
    for (int i = 0; i < 3; i++) {
      float veil = curtain(p, float(i) * 2.7 + uSeed);
      float rise = clamp((p.y - uHorizonY - 0.3) * 1.3, 0.0, 1.0);
      light += mix(uAuroraLow, uAuroraHigh, rise) * veil * uAurora * (0.75 - 0.15 * float(i));
    }
  }
  light += lampLight(p);
  if (uClouds > 0.0) {
    vec2 q = vec2(p.x * 1.3, (p.y - uHorizonY) * 3.2 / (0.45 + up)) + uSeed * 3.1;
    vec2 warp = vec2(clouds(q + 3.0, 4), clouds(q + 17.0, 4));
    float thick = clouds(q * 1.2 + warp * 1.5, 6);
    float lit = thick - clouds((q + normalize(uLamp.xy - p) * 0.16) * 1.2 + warp * 1.5, 5);
    float cover = smoothstep(0.62 - uClouds * 0.42, 0.86 - uClouds * 0.32, thick);
    float near = exp(-length(p - uLamp.xy) * 1.5);
    vec3 body = uCloudColour * (0.55 + thick * 0.7)
      + uLightColour * (max(lit, 0.0) * 2.6 + 0.16) * (0.12 + near * 1.25) * min(uGlow, 1.6);
    light = mix(light, body, cover * 0.9);
  }
  if (uBolt > 0.0) {
    for (int i = 0; i < 2; i++) {
      float fall = p.y * 3.0 + uSeed * 9.0 + float(i) * 40.0;
      float x = 0.28 - 0.62 * float(i) + (noise(vec2(fall, 1.0)) - 0.5) * 0.3
        + (noise(vec2(fall * 4.0, 5.0)) - 0.5) * 0.09 + (noise(vec2(fall * 13.0, 9.0)) - 0.5) * 0.03;
      float r = abs(p.x - x);
      float strong = uBolt * (1.0 - 0.65 * float(i)) * smoothstep(uHorizonY - 0.1, uHorizonY, p.y);
      light += vec3(0.62, 0.75, 1.0) * strong
        * (0.02 / (r + 0.004) * smoothstep(0.5, 0.0, r) + 0.35 * exp(-r * 5.0));
    }
  }
  return light;
}

float peaks(float x, float seed) {
  float h = crests(vec2(x * 0.9, seed * 7.3), 7) * 1.25;
  return h - 0.25 + 0.5 * uValley * smoothstep(0.0, 0.8, abs(x - 0.1 * sin(seed)));
}

float roofs(float x, float seed) {
  float column = floor(x * 7.0 + seed * 3.0);
  float tall = chance(vec2(column, seed));
  float h = 0.25 + tall * tall * 0.85;
  float within = fract(x * 7.0 + seed * 3.0);
  if (chance(vec2(column, seed + 5.0)) > 0.6) h += 0.12 * step(0.25, within) * step(within, 0.75);
  if (chance(vec2(column, seed + 9.0)) > 0.78) h += 0.3 * step(0.48, within) * step(within, 0.53);
  return h;
}

// Old gables with chimneys, as along a harbour.
float gables(float x, float seed) {
  float at = x * 5.2 + seed * 3.0;
  float column = floor(at);
  float within = fract(at);
  float h = 0.45 + 0.3 * chance(vec2(column, seed));
  h += 0.5 * (0.5 - abs(within - 0.5)) * (0.6 + 0.5 * chance(vec2(column, seed + 3.0)));
  float chimney = 0.25 + 0.5 * chance(vec2(column, seed + 4.0));
  h += 0.16 * step(abs(within - chimney), 0.045);
  return h;
}

float firs(float x, float seed) {
  float h = 0.0;
  for (int i = 0; i < 3; i++) {
    float at = x * (9.0 + 4.0 * float(i)) + seed * 5.0 + float(i) * 3.3;
    float tree = floor(at);
    float lean = fract(at) - 0.5;
    float tall = 0.35 + 0.65 * chance(vec2(tree, seed + float(i)));
    float ragged = 0.06 * noise(vec2(x * 190.0, tree));
    h = max(h, tall * (1.0 - pow(abs(lean) * 2.0, 0.8)) + ragged - 0.12 * float(i));
  }
  return h * 0.95 + 0.25 * clouds(vec2(x * 1.5, seed), 2);
}

float crowns(float x, float seed) {
  float h = 0.35 + 0.4 * clouds(vec2(x * 2.0, seed * 3.0), 3);
  for (int i = 0; i < 3; i++) {
    float at = x * (4.0 + 3.0 * float(i)) + seed * 3.0 + float(i);
    float round1 = sqrt(max(0.0, 0.25 - pow(fract(at) - 0.5, 2.0)));
    h = max(h, round1 * (0.9 + 0.7 * chance(vec2(floor(at), seed))) + 0.2);
  }
  return h + 0.09 * clouds(vec2(x * 30.0, seed), 3);
}

float dunes(float x, float seed) {
  float wave = noise(vec2(x * 0.85 + seed * 3.7, seed));
  float crest = 1.0 - abs(wave * 2.0 - 1.0);
  return crest * 0.75 + 0.12 * noise(vec2(x * 3.0, seed + 2.0));
}

float cone(float x) {
  float r = abs(x - 0.05);
  float flank = 1.15 * exp(-r * 2.1) + 0.04 * noise(vec2(x * 9.0, 3.0)) * min(1.0, r * 6.0);
  return min(flank, 0.93 + 0.05 * noise(vec2(x * 22.0, 1.0)));
}

// Three great pyramids; the answer's second value tells the lit side from the dark.
vec2 pyramids(float x, float seed) {
  vec2 best = vec2(0);
  for (int i = 0; i < 3; i++) {
    float k = float(i);
    float centre = -0.5 + 0.5 * k + 0.12 * sin(seed * 3.0 + k);
    float tall = 0.95 - 0.28 * k + 0.2 * chance(vec2(k, seed));
    float h = tall - abs(x - centre) * 1.42;
    if (h > best.x) best = vec2(h, x < centre + 0.11 ? 1.0 : 0.0);
  }
  return best;
}

float stacks(float x, float seed) {
  float h = 0.12 * noise(vec2(x * 5.0, seed));
  float wall = smoothstep(0.15, 0.32, abs(x + 0.45 * sin(seed * 2.0)) - 0.1 * noise(vec2(x * 9.0, seed)));
  return h + wall * (0.6 + 0.35 * noise(vec2(x * 3.0, seed + 3.0)) + 0.06 * noise(vec2(x * 26.0, 2.0)));
}

// Sugar-loaf hills as in old ink paintings.
float karst(float x, float seed) {
  float h = 0.0;
  for (int i = 0; i < 4; i++) {
    float at = x * (1.7 + 0.7 * float(i)) + seed * 2.3 + float(i) * 1.7;
    float tall = 0.3 + 0.8 * chance(vec2(floor(at), seed + float(i)));
    float off = abs(fract(at) - 0.5 + 0.16 * (noise(vec2(at * 3.0, seed)) - 0.5)) * 2.0;
    h = max(h, tall * pow(max(0.0, 1.0 - pow(off, 1.5)), 0.85));
  }
  return h + 0.05 * clouds(vec2(x * 14.0, seed), 4);
}

float heightOf(float kind, float x, float seed) {
  if (kind < 1.5) return peaks(x, seed);
  if (kind < 2.5) return dunes(x, seed);
  if (kind < 3.5) return firs(x, seed);
  if (kind < 4.5) return roofs(x, seed);
  if (kind < 5.5) return pyramids(x, seed).x;
  if (kind < 6.5) return crowns(x, seed);
  if (kind < 7.5) return stacks(x, seed);
  if (kind < 8.5) return cone(x);
  if (kind < 9.5) return gables(x, seed);
  if (kind < 10.5) return karst(x, seed);
  return 0.3 * clouds(vec2(x * 1.4, seed * 5.0), 4);
}

vec3 ridge(vec2 p, float kind, float seed, float below, float near, vec3 tone) {
  vec2 toLamp = normalize(uLamp.xy - p + 0.0001);
  vec3 light = tone;
  if (kind < 1.5 || (kind > 6.5 && kind < 8.5)) {
    // A made-up slope: the crests' own noise, read downwards as well.
    vec2 q = vec2(p.x * 3.4, below * 2.6 + seed * 9.0);
    float e = 0.03;
    float here = crests(q, 5);
    float slope = (here - crests(q + vec2(e * sign(toLamp.x + 0.01), 0.02), 5)) / e;
    float facing = clamp(0.42 + slope * 0.55, 0.0, 1.3);
    float snowLine = smoothstep(0.34, 0.1, below + 0.28 * (here - 0.4)) * (kind < 1.5 ? 1.0 : 0.0);
    vec3 lit = tone * (0.55 + facing * 0.8) + uLightColour * facing * facing * 0.055 * uGlow;
    light = mix(lit, lit * 1.5 + (uMiddle + uLightColour * 0.35) * facing * 0.26, snowLine);
  } else if (kind > 1.5 && kind < 2.5) {
    float ahead = dunes(p.x + 0.02, seed) - dunes(p.x - 0.02, seed);
    float facing = smoothstep(-0.03, 0.03, ahead * (uLamp.x > p.x ? -1.0 : 1.0) * -1.0);
    float ripple = 0.9 + 0.16 * sin(below * 160.0 + p.x * 30.0 + 6.0 * noise(p * 9.0));
    light = tone * (0.5 + 0.9 * facing * ripple) + uLightColour * uGlow * 0.05 * facing * near;
  } else if (kind > 4.5 && kind < 5.5) {
    float side = pyramids(p.x, seed).y;
    float course = 0.9 + 0.2 * chance(floor(vec2(p.x * 46.0 + floor(p.y * 60.0) * 0.5, p.y * 60.0)));
    light = tone * (side > 0.5 ? 1.7 : 0.45) * course
      + uLightColour * uGlow * 0.09 * side * course;
  } else if (kind > 9.5) {
    float rock = clouds(vec2(p.x * 9.0, p.y * 4.0) + seed, 5);
    light = tone * (0.35 + 1.3 * rock) + uLightColour * uGlow * 0.05 * smoothstep(0.5, 0.8, rock);
  } else if (kind > 3.5 && kind < 9.5) {
    light = tone * (0.8 + 0.3 * clouds(p * 7.0, 3));
  }
  if (uWindows > 0.0 && ((kind > 3.5 && kind < 4.5) || (kind > 8.5 && kind < 9.5))) {
    vec2 grid = vec2(p.x * (54.0 - near * 12.0), p.y * (42.0 - near * 8.0)) + seed * 11.0;
    vec2 inside = fract(grid);
    float lit = step(0.62, chance(floor(grid) + seed)) * step(0.03, below);
    float pane = step(0.24, inside.x) * step(inside.x, 0.74) * step(0.24, inside.y) * step(inside.y, 0.8);
    float tint = chance(floor(grid) + 71.0);
    vec3 glow = mix(uWindowColour, uWindowColour.bgr, step(0.86, tint) * 0.7);
    light += glow * lit * pane * uWindows * (0.25 + tint);
  }
  if (uLava > 0.0 && kind > 7.5 && kind < 8.5) {
    float stream = 1.0 - abs(noise(vec2(p.x * 5.0 + 0.6 * noise(p * 6.0), below * 1.4 + seed)) * 2.0 - 1.0);
    float hot = smoothstep(0.9, 1.0, stream) * smoothstep(0.55, 0.0, abs(p.x - 0.05) - below * 0.16);
    light += vec3(1.0, 0.22, 0.03) * uLava * (hot * 3.2 + smoothstep(0.75, 1.0, stream) * 0.22);
  }
  return light;
}

// Everything but the water; what the water mirrors, too.
vec3 aboveGround(vec2 p) {
  vec3 light = sky(p);
  int count = int(uRidges + 0.5);
  for (int i = 0; i < count; i++) {
    float near = count > 1 ? float(i) / float(count - 1) : 1.0;
    bool isFar = float(i) < float(count) * 0.5;
    float kind = isFar ? uFarKind : uNearKind;
    float seed = uSeed + float(i) * 1.37;
    float tall = mix(uFarHeight, uNearHeight, near);
    float base = mix(uHorizonY, uFoot, near);
    float zoom = mix(1.25, 0.85, near);
    float h = base + tall * heightOf(kind, p.x * zoom + (kind > 7.5 && kind < 8.5 ? 0.0 : float(i) * 3.1), seed);
    float edge = 2.0 / uFrame.y;
    if (p.y < h + edge) {
      vec3 tone = mix(uHaze, uNear, pow(near, 0.7) * 0.94 + 0.06);
      vec2 at = vec2(p.x * zoom + (kind > 7.5 && kind < 8.5 ? 0.0 : float(i) * 3.1), p.y);
      vec3 body = ridge(at, kind, seed, h - p.y, near, tone);
      float foot = smoothstep(base + tall * 0.55, base - 0.08, p.y + 0.1 * clouds(p * 3.0 + seed, 3));
      body = mix(body, uHaze * 1.15, foot * uMist * (1.0 - near * 0.62));
      float air = exp(-length(p - uLamp.xy) * 2.6) * (1.0 - near * 0.7);
      // The edge is softened here, so that one ray a pixel is enough.
      light = mix(light, body + uLightColour * air * 0.24 * uGlow * uMist,
        smoothstep(-edge, edge, h - p.y));
    }
  }
  if (uBeam > 0.0) {
    vec2 d = p - uSpotA.xy;
    float ahead = d.x * cos(0.2) + d.y * sin(0.2);
    float aside = abs(-d.x * sin(0.2) + d.y * cos(0.2));
    float cone1 = smoothstep(0.02 + abs(ahead) * 0.2, 0.0, aside) / (0.55 + abs(ahead) * 2.0);
    light += uSpotColour * cone1 * uBeam * (0.75 + 0.4 * clouds(p * 3.0 + uSeed, 4));
  }
  light = withSubject(light, p, uLampKind > 0.5 || uGlow > 0.2 ? uLamp.xy : vec2(0.0, 1.0));
  for (int i = 0; i < 3; i++) {
    vec4 spot = i == 0 ? uSpotA : (i == 1 ? uSpotB : uSpotC);
    if (spot.w <= 0.0) continue;
    float r = length(p - spot.xy) / spot.z;
    light += uSpotColour * spot.w * (0.9 * exp(-r * r * 9.0) + 0.4 / (1.0 + r * r * 26.0) * exp(-r * 1.3));
  }
  return light;
}

// What lies in front of the horizon. The place it mirrors is seen first, and only once: a program
// in which the whole sky stands three times takes a minute to compile.
vec3 paint(vec2 p) {
  float depth = max(uHorizonY - p.y, 0.0);
  bool isWater = depth > 0.0 && uWater > 0.5;
  bool isGround = depth > 0.0 && uWater > -0.5 && uWater < 0.5;
  depth = max(depth, 0.0008);
  vec2 q = vec2(p.x * 0.51, 1.12) / depth + uSeed * 5.0;
  float swell = clouds(q, 5) - 0.47;
  float cross = clouds(q * vec2(2.3, 1.2) + 31.0, 4) - 0.47;
  vec2 seenAt = p;
  if (isWater) {
    seenAt = vec2(p.x + cross * uChop * (0.05 + depth * 0.35),
      max(uHorizonY + depth * 0.93 + abs(swell) * uChop * (0.1 + depth), uHorizonY + 0.003));
  }
  if (isGround) seenAt.y = uHorizonY + 0.003;
  vec3 light = aboveGround(seenAt);
  if (isWater) {
    float grazing = mix(0.92, 0.36, smoothstep(0.0, 0.9, depth)) - swell * 0.3;
    light = mix(uWaterColour, light, clamp(grazing, 0.0, 1.0));
    // The road of light that sun and moon lay over the waves.
    float road = exp(-pow((p.x - uLamp.x + cross * 0.25) / (0.07 + depth * 0.3), 2.0));
    float glint = smoothstep(0.05, 0.3, swell * 1.1 + cross * 0.7 + 0.06);
    light += uLightColour * road * glint * uGlow * 2.0 * uChop * (0.2 + exp(-depth * 1.6));
    light = mix(light, uHaze, exp(-depth * 26.0) * uMist * 0.8);
  }
  if (isGround) {
    vec2 k = vec2(p.x, 0.5) / (depth + 0.1);
    float rough = clouds(k * 5.0 + uSeed, 5);
    float drift = crests(k * vec2(1.2, 2.6) + uSeed, 4);
    light = uGroundColour * (0.55 + 0.8 * rough) * (0.7 + 0.6 * drift);
    light += uLightColour * uGlow * 0.12 * exp(-abs(p.x - uLamp.x) * 1.6) * (0.4 + rough) * drift;
    light = mix(light, uHaze, exp(-depth * 7.0) * (0.35 + 0.6 * uMist));
    light += uSpotColour * uSpotA.w * 0.3 * exp(-length((p - uSpotA.xy) * vec2(1.0, 2.4)) / uSpotA.z * 1.4);
  }
  return isWater || isGround ? withSubject(light, p, uLamp.xy) : light;
}
