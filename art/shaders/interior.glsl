// Indoors, under ground and on the stage. One room: a floor, walls to both sides and an end, dressed
// as a hall of columns, a cave with crystals, a vault, or a stage with its curtain.
uniform vec3 uNear, uWall, uLightColour, uGroundColour, uAccent;
// Which room this is, is compiled in as ROOM.
const float uDress = ROOM;
uniform float uHorizonY, uGlow, uCarving, uShafts, uCrystals, uPolish, uLamps, uSpots;
uniform vec3 uLamp;
uniform vec3 uCrystalColour;

vec3 columns(vec2 p) {
  vec2 d = p - vec2(0.0, uHorizonY);
  float r = length((p - uLamp.xy) * vec2(1.0, 0.8));
  vec3 light = uWall * 0.06 + uLightColour * uGlow * (0.6 * exp(-r * 3.6) + 0.1 * exp(-r * 1.4));
  // Four pairs, the farthest first.
  for (int i = 4; i >= 1; i--) {
    float far = float(i);
    float centre = 0.95 / (0.6 + far * 0.34);
    float wide = 0.13 / (0.5 + far * 0.36);
    float tall = 1.75 / (0.5 + far * 0.32);
    float side = abs(d.x) - centre;
    float capital = 1.0 + 0.38 * smoothstep(tall * 0.78, tall, d.y) + 0.2 * smoothstep(0.02, -0.12, d.y);
    float across = side / (wide * capital);
    if (abs(across) < 1.0 && d.y > -0.35 / far && d.y < tall * 1.4) {
      float turned = across * (d.x < 0.0 ? -1.0 : 1.0);
      float toLight = -sign(d.x) * turned;
      float round1 = sqrt(1.0 - across * across);
      float flute = 0.75 + 0.25 * cos(asin(clamp(across, -1.0, 1.0)) * 18.0);
      float carved = 0.78 + 0.4 * noise(vec2(far, d.y * (6.0 + 3.0 * far))) * uCarving;
        float lit = 0.14 * round1 + 0.85 * pow(clamp(toLight * 0.75 + 0.15, 0.0, 1.0), 1.8);
      float air = 1.0 - exp(-far * 0.3);
      vec3 body = uWall * flute * carved * (0.25 + lit * 2.0) + uLightColour * lit * flute * 0.16 * uGlow;
      light = mix(body * 0.55, light, air * 0.4);
    }
  }
  return light;
}

vec3 cave(vec2 p) {
  float angle = atan(p.y - uLamp.y, p.x - uLamp.x);
  float r = length((p - uLamp.xy) * vec2(1.15, 0.85));
  vec3 light = uLightColour * uGlow * (1.1 * exp(-r * 4.0) + 0.3 * exp(-r * 1.6)) + uWall * 0.15;
  for (int i = 0; i < 4; i++) {
    float near = float(i) / 3.0;
    float edge = 0.3 + near * 0.42 + 0.34 * crests(vec2(angle * 1.1 + near * 5.0, uSeed + near * 2.0), 5)
      - 0.12 * noise(vec2(angle * 9.0, near * 4.0));
    if (r > edge) {
      float e = 0.012;
      vec2 q = p * 3.4 + near * 7.0 + uSeed;
      vec2 slope = vec2(crests(q - vec2(e * 3.4, 0.0), 6) - crests(q, 6), crests(q - vec2(0.0, e * 3.4), 6) - crests(q, 6)) / e;
      float facing = clamp(0.35 + dot(slope, normalize(uLamp.xy - p)) * 0.24, 0.0, 1.6);
      float reach = exp(-(r - edge) * 2.2) * exp(-near * 0.9);
      light = uWall * (0.12 + facing * 0.6) * (0.2 + reach * 2.4) * (1.0 - near * 0.35)
        + uLightColour * facing * facing * reach * 0.28 * uGlow;
      if (uCrystals > 0.0) {
        vec2 k = p * (5.0 - near * 2.0) + near * 11.0 + uSeed * 3.0;
        vec2 cell = floor(k);
        float rank = chance(cell + 3.0);
        vec2 d = turn(6.28 * chance(cell + 7.0)) * (fract(k) - 0.5);
        float shard = max(abs(d.x) * 2.3 + abs(d.y) * 0.55, abs(d.x) * 1.2 + abs(d.y)) - 0.2 - 0.16 * rank;
        if (rank > 1.0 - 0.45 * uCrystals) {
          float facet = (d.x > 0.02 ? 0.4 : 1.2) + 0.8 * smoothstep(0.03, 0.0, abs(d.x));
          light = mix(light, uCrystalColour * facet * (0.5 + reach * 1.6), smoothstep(0.015, -0.015, shard));
          light += uCrystalColour * 0.3 * exp(-max(shard, 0.0) * 9.0);
        }
      }
    }
  }
  return light;
}

vec3 curtain(vec2 p) {
  float part = 0.52 + 0.16 * smoothstep(-0.2, 1.0, p.y) - 0.1 * smoothstep(0.3, 1.0, p.y);
  float folds = p.x * 15.0 + 2.2 * clouds(vec2(p.x * 2.5, p.y * 0.7 + uSeed), 3) + 0.8 * p.x * p.y;
  float wave = sin(folds) * 0.5 + 0.5;
  float shade = 0.12 + 0.95 * pow(wave, 2.2) + 0.22 * pow(sin(folds * 2.3 + 1.0) * 0.5 + 0.5, 4.0);
  float r = length((p - uLamp.xy) * vec2(1.0, 0.8));
  float open = smoothstep(0.0, 0.02, part * uCarving - abs(p.x));
  vec3 cloth = uWall * shade * (0.18 + 1.15 * exp(-r * 1.45));
  cloth += uLightColour * pow(wave, 9.0) * 0.12 * exp(-r * 1.8) * uGlow;
  float swag = 0.68 + 0.17 * abs(sin(p.x * 4.6 + 0.8));
  if (p.y > swag) {
    float drop = sin(p.x * 40.0) * 0.5 + 0.5;
    cloth = uWall * (0.35 + 0.9 * pow(abs(sin((p.y - swag) * 26.0 + cos(p.x * 9.2) * 1.4)), 2.0)) * 0.75;
    cloth += uAccent * smoothstep(0.035, 0.015, p.y - swag) * (0.35 + drop);
  }
  vec3 behind = uNear * 0.4 + uLightColour * uGlow * 0.5 * exp(-r * 2.4);
  return mix(cloth, behind, open * step(p.y, swag));
}

// Stones or planks of a vaulted cellar, with an arch that frames the light.
vec3 vault(vec2 p) {
  vec2 d = p - vec2(0.0, 0.12);
  float arch = d.y > 0.0 ? length(d * vec2(1.0, 0.86)) : abs(d.x);
  float r = length(p - uLamp.xy);
  if (arch > 0.56) {
    float row = floor(p.y * 8.0);
    vec2 brick = vec2(p.x * 5.0 + 0.5 * mod(row, 2.0), p.y * 8.0);
    float joint = smoothstep(0.02, 0.1, abs(fract(brick.x) - 0.5) * -1.0 + 0.5)
      * smoothstep(0.03, 0.14, abs(fract(brick.y) - 0.5) * -1.0 + 0.5);
    float tone = (0.55 + 0.5 * chance(floor(brick))) * (0.4 + 0.9 * clouds(p * 9.0, 4));
    float ring = smoothstep(0.72, 0.7, arch);
    vec3 wall = uWall * tone * mix(0.35, 1.0, joint) * (0.2 + 1.5 * exp(-r * 1.5));
    return wall + uLightColour * uGlow * tone * joint * 0.12 * exp(-(arch - 0.56) * 5.0) * (1.0 + ring);
  }
  vec3 light = uNear * (0.3 + 0.4 * clouds(p * 3.0 + uSeed, 4));
  light += uLightColour * uGlow * (0.85 * exp(-r * 2.6) + 0.2 * exp(-r));
  // Shelves of barrels or drawers fade into the dark at the back.
  vec2 grid = vec2(p.x * 6.0, p.y * 6.0);
  float cask = length(fract(grid) - 0.5);
  float hoop = smoothstep(0.42, 0.38, cask) * (0.4 + 0.6 * smoothstep(0.1, 0.3, cask));
  return light * (0.55 + 0.75 * hoop * uCarving);
}

vec3 roomAt(vec2 p) {
  if (uDress < -0.5) return cave(p);
  if (uDress < 1.5) return columns(p);
  if (uDress < 2.5) return curtain(p);
  return vault(p);
}

vec3 paint(vec2 p) {
  vec3 light;
  if (p.y > uHorizonY || uPolish < 0.0) {
    light = uDress > 1.5 && uDress < 2.5 ? curtain(p) : roomAt(p);
  } else {
    float depth = uHorizonY - p.y;
    vec2 q = vec2(p.x / (depth + 0.16), 1.0 / (depth + 0.16));
    float rough = clouds(q * vec2(3.0, 5.0), 4) - 0.47;
    vec2 tile = fract(q * vec2(2.0, 2.6)) - 0.5;
    float joint = smoothstep(0.5, 0.46, max(abs(tile.x), abs(tile.y)));
    vec3 seen = roomAt(vec2(p.x + rough * 0.05, uHorizonY + depth * 1.05 + rough * 0.06));
    float r = length((p - vec2(uLamp.x, uHorizonY - 0.12)) * vec2(1.0, 2.2));
    light = uGroundColour * (0.35 + 0.9 * clouds(q * 4.0 + uSeed, 4)) * joint * (0.15 + exp(-r * 1.4));
    light += uLightColour * uGlow * 0.2 * exp(-r * 2.2) * joint + seen * uPolish * (0.4 + 0.6 * joint);
  }
  if (uShafts > 0.0) {
    for (int i = 0; i < 3; i++) {
      float k = float(i) - 1.0;
      vec2 d = p - vec2(uLamp.x + k * 0.32 - 0.18, 1.25);
      float along = -d.y;
      float aside = d.x + d.y * (0.22 - k * 0.3) * -1.0;
      float wide = 0.05 + along * 0.1;
      float dust = 0.6 + 0.7 * clouds(p * 2.6 + float(i) * 7.0 + uSeed, 4);
      light += uLightColour * uShafts * dust * exp(-pow(aside / wide, 2.0)) * exp(-along * 0.55) * 0.42;
    }
  }
  if (uSpots > 0.0) {
    for (int i = 0; i < 4; i++) {
      float k = float(i) - 1.5;
      vec2 from = vec2(k * 0.52, 1.2);
      vec2 to = vec2(k * -0.12, uHorizonY - 0.1);
      vec2 axis = normalize(to - from);
      vec2 d = p - from;
      float along = dot(d, axis);
      float aside = abs(d.x * axis.y - d.y * axis.x);
      float cone1 = smoothstep(0.03 + along * 0.15, 0.0, aside) * exp(-along * 0.6) * step(0.0, along);
      vec3 tint = mod(float(i), 2.0) < 0.5 ? uLightColour : uAccent;
      light += tint * cone1 * uSpots * 0.55 * (0.7 + 0.5 * clouds(p * 3.0 + float(i), 4));
    }
  }
  if (uLamps > 0.0) {
    for (int i = 0; i < 6; i++) {
      float k = float(i);
      vec2 at = vec2((mod(k, 2.0) < 0.5 ? -1.0 : 1.0) * (0.62 - 0.11 * floor(k / 2.0)), 0.46 - 0.09 * floor(k / 2.0));
      float r = length(p - at) / (0.2 - 0.03 * floor(k / 2.0));
      light += uAccent * uLamps * (1.1 * exp(-r * r * 12.0) + 0.3 / (1.0 + r * r * 16.0));
    }
  }
  return withSubject(light, p, uLamp.xy);
}
