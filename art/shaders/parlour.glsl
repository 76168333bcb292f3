// A room by night: panelled walls and what stands along them, lamps, and a polished floor. What it is
// dressed as is compiled in as DRESS: 1 a tall window, 2 shelves, 3 a hall of mirrors, 4 a fireside.
uniform vec3 uWall, uNear, uCloth, uOutside, uOutsideLow, uLightColour, uAccent, uWare, uWare2;
const float uDress = DRESS;
uniform vec3 uLamp;
uniform float uHorizonY, uGlow, uMoon, uPolish, uFrost, uCandles, uBooks;

vec3 panels(vec2 p, float lit) {
  vec2 q = vec2(p.x * 2.2 + 0.5, (p.y - uHorizonY) * 1.25);
  vec2 d = abs(fract(q) - 0.5);
  float frame = max(d.x * 1.0, d.y);
  float groove = smoothstep(0.02, 0.0, abs(frame - 0.4)) + 0.6 * smoothstep(0.015, 0.0, abs(frame - 0.35));
  float grain = 0.75 + 0.45 * clouds(vec2(p.x * 5.0, p.y * 30.0), 4);
  return uWall * grain * (1.0 - 0.6 * groove) * lit + uWall * smoothstep(0.01, 0.0, abs(frame - 0.415)) * lit * 0.6;
}

float candleAt(vec2 p, vec2 at, float size) {
  float r = length((p - at) / size * vec2(1.0, 0.7));
  return 1.2 * exp(-r * r * 5.0) + 0.22 / (1.0 + r * r * 1.3) * exp(-r * 0.35);
}

vec3 windowed(vec2 p) {
  vec2 d = vec2(p.x - uLamp.x * 0.0, p.y - 0.22);
  float arch = d.y > 0.42 ? length(vec2(d.x, d.y - 0.42)) : abs(d.x);
  float wide = 0.43;
  vec3 light = panels(p, 0.14 + 0.5 * exp(-length(d) * 1.4) * uGlow);
  if (arch < wide && d.y > -0.56) {
    float up = clamp(d.y + 0.56, 0.0, 1.4) / 1.4;
    light = mix(uOutsideLow, uOutside, smoothstep(0.0, 0.9, up));
    float r = length(p - uLamp.xy);
    light += uLightColour * uGlow * (0.5 * exp(-r * 3.0) + 0.2 * exp(-r));
    if (uMoon > 0.5) {
      float seas = 1.05 - 0.5 * smoothstep(0.4, 0.6, clouds((p - uLamp.xy) * 14.0 + 5.0, 4));
      light = mix(light, uLightColour * 1.6 * seas, smoothstep(uLamp.z, uLamp.z * 0.96, r));
    }
    float wood = -0.28 + 0.2 * crests(vec2(p.x * 2.3 + uSeed, 4.0), 5) + 0.06 * clouds(vec2(p.x * 40.0, 1.0), 3);
    light = mix(light, uOutsideLow * 0.22, smoothstep(0.0, 0.02, wood - p.y));
    float rime = smoothstep(0.26, 0.43, max(arch, -d.y * 0.75)) * smoothstep(0.3, 0.7, crests(p * 5.0 + uSeed, 5));
    light = mix(light, vec3(0.8, 0.9, 1.0) * (0.4 + 0.5 * uGlow), rime * uFrost);
    vec2 bars = abs(fract(vec2(d.x / 0.215 + 0.0, d.y / 0.26)) - 0.5);
    float mullion = smoothstep(0.46, 0.475, bars.x) + smoothstep(0.465, 0.48, bars.y);
    light = mix(light, uNear * 0.6 + uLightColour * 0.05, clamp(mullion, 0.0, 1.0));
  } else if (arch < wide + 0.05 && d.y > -0.62) {
    light = uWall * 0.5 + uLightColour * uGlow * 0.16 * smoothstep(0.05, 0.0, arch - wide);
  }
  // Curtains to both sides, tied back.
  float hang = 0.5 + 0.26 * smoothstep(0.1, -0.3, p.y) * smoothstep(-0.9, -0.35, p.y) - 0.2 * smoothstep(0.2, 1.0, p.y);
  if (abs(p.x) > hang) {
    float wave = sin(p.x * 36.0 + 3.0 * noise(vec2(p.x * 3.0, p.y)) + p.y * sign(p.x) * 3.0) * 0.5 + 0.5;
    float near = exp(-(abs(p.x) - hang) * 5.0);
    light = uCloth * (0.1 + 0.8 * wave * wave) * (0.25 + near * 0.8) + uLightColour * uGlow * pow(wave, 6.0) * near * 0.12;
  }
  return light;
}

vec3 shelved(vec2 p) {
  float r = length((p - uLamp.xy) * vec2(1.0, 0.9));
  float lit = 0.1 + 1.15 * exp(-r * 1.7) * uGlow;
  float board = (p.y - uHorizonY) / 0.34;
  float row = floor(board), up = fract(board);
  vec3 light = uNear * (0.3 + 0.5 * lit);
  float post = smoothstep(0.03, 0.022, abs(abs(p.x) - 0.62));
  float at = p.x * (uBooks > 0.5 ? 17.0 : 8.5) + row * 3.3 + uSeed * 7.0;
  float id = floor(at), rank = chance(vec2(id, row + uSeed));
  float off = fract(at) - 0.5;
  vec3 tone = mix(uWare, uWare2, chance(vec2(id, row + 4.0)));
  if (uBooks > 0.5) {
    float tall = 0.5 + 0.36 * rank;
    float lean = off + (chance(vec2(id, 3.0)) > 0.85 ? (up - 0.3) * 0.3 : 0.0);
    if (up < tall && abs(lean) < 0.45 && rank > 0.06) {
      float round1 = 0.45 + 0.75 * sqrt(max(0.0, 1.0 - 4.2 * lean * lean));
      float gilt = smoothstep(0.03, 0.01, abs(up - tall * 0.8)) + smoothstep(0.03, 0.01, abs(up - tall * 0.22))
        + 0.7 * step(0.4, chance(vec2(id, 8.0))) * smoothstep(0.14, 0.1, abs(up - tall * 0.52)) * step(abs(lean), 0.2) * noise(vec2(up * 60.0, id));
      light = tone * round1 * lit * (0.5 + 0.6 * chance(vec2(id, 6.0))) + uAccent * gilt * lit * 0.35 * round1;
    }
  } else if (rank > 0.14) {
    float tall = 0.55 + 0.3 * rank;
    float neck = mix(0.34, 0.1, smoothstep(tall * 0.5, tall * 0.7, up)) + 0.03 * step(tall * 0.93, up);
    if (up < tall && abs(off) < neck) {
      float side = off / neck;
      float glass = 0.25 + 0.5 * pow(abs(side), 2.0) + 0.3 * noise(vec2(up * 5.0, id));
      float shine = smoothstep(0.12, 0.0, abs(side + 0.55)) * 0.9 + smoothstep(0.08, 0.0, abs(side - 0.7)) * 0.3;
      light = tone * glass * lit * 1.6 + uLightColour * shine * lit * 0.55;
      float label = step(abs(side), 0.7) * smoothstep(0.14, 0.13, abs(up - tall * 0.25)) * step(0.4, rank);
      light = mix(light, uAccent * 0.4 * lit * (0.6 + 0.4 * noise(vec2(off * 50.0, up * 50.0))), label * 0.8);
    }
  }
  float plank = smoothstep(0.1, 0.085, up);
  light = mix(light, uWall * lit * (0.7 + 0.5 * clouds(vec2(p.x * 4.0, p.y * 60.0), 3)) + uLightColour * lit * 0.06 * smoothstep(0.07, 0.1, up), plank);
  light *= 1.0 - 0.55 * smoothstep(0.7, 1.0, up);
  return mix(light, uWall * lit * 1.1, post);
}

vec3 mirrored(vec2 p) {
  // Arches of glass along both sides towards the far end, each with its own lights in it.
  float away = abs(p.x) + 0.02;
  float depth = 0.5 / away;
  float y = (p.y - 0.02) * depth;
  float at = depth * 1.6 + uSeed;
  float off = fract(at) - 0.5;
  float arch = y > 0.42 ? length(vec2(off * 1.1, (y - 0.42) * 0.9)) : abs(off) * 1.1;
  float far = exp(-(depth - 0.6) * 0.3);
  float r = length(p - uLamp.xy);
  vec3 light = uWall * (0.4 + 0.5 * noise(vec2(depth * 18.0, y * 9.0))) * (0.25 + 1.1 * uGlow * exp(-r * 1.3));
  float gilt = smoothstep(0.06, 0.0, abs(arch - 0.36)) + smoothstep(0.03, 0.0, abs(y - 0.92)) + smoothstep(0.03, 0.0, abs(y + 0.4));
  if (arch < 0.34 && y > -0.38) {
    light = uCloth * (0.25 + 0.3 * noise(vec2(off * 3.0, y * 2.0 + depth))) + uLightColour * uGlow * 0.18;
    vec2 q = vec2(off * 7.0, y * 7.0) + floor(at) * 3.0;
    vec2 d = fract(q) - 0.5;
    light += uAccent * smoothstep(0.2, 0.0, length(d)) * step(0.55, chance(floor(q))) * 1.5 * smoothstep(-0.1, 0.3, y);
    light += uLightColour * 0.25 * smoothstep(0.03, 0.0, abs(off * 0.8 + y * 0.3 - 0.05));
  }
  light += uAccent * gilt * (0.2 + 0.9 * uGlow * exp(-r * 1.2));
  light = mix(uLightColour * 0.55 * uGlow + uWall * 0.2, light, clamp(far * 1.25, 0.0, 1.0));
  // The ceiling, coffered.
  if (y > 1.02) {
    vec2 c = fract(vec2(depth * 3.2, p.x / max(p.y, 0.05) * 5.0)) - 0.5;
    light = uWall * (0.35 + 0.4 * smoothstep(0.34, 0.4, max(abs(c.x), abs(c.y)))) * (0.3 + uGlow * exp(-r * 1.1));
  }
  // Chandeliers, one behind the other.
  for (int i = 3; i >= 1; i--) {
    float size = 1.0 / float(i);
    vec2 c = vec2(0.0, 0.02 + 0.72 * size);
    vec2 d = (p - c) / size;
    for (int k = 0; k < 7; k++) {
      float a = (float(k) - 3.0) / 3.0;
      light += (uLightColour * 0.7 + uAccent) * candleAt(p, c + vec2(a * 0.3, 0.05 * a * a - 0.03) * size, 0.055 * size) * uGlow * 0.8;
    }
    float drop = smoothstep(0.3, 0.0, abs(d.x) + max(-d.y, d.y * 3.0) * 1.1);
    light += uLightColour * drop * (0.25 + 1.2 * points(d * 24.0 + float(i), 0.4, 0.5)) * uGlow;
  }
  return light;
}

vec3 fireside(vec2 p) {
  vec2 d = vec2(p.x, p.y - uHorizonY);
  float r = length(d - vec2(0.0, 0.22));
  float flicker = 0.7 + 0.6 * exp(-r * 1.4);
  vec3 light = panels(p, (0.08 + 0.75 * exp(-r * 1.5)) * uGlow);
  float mantel = max(abs(d.x) - 0.56, d.y - 0.74);
  if (mantel < 0.0) {
    float stone = 0.55 + 0.6 * clouds(p * 7.0 + uSeed, 5);
    light = uWare * stone * (0.1 + 0.8 * exp(-r * 1.8) * flicker);
    light *= d.y > 0.64 ? 1.5 - 5.0 * abs(d.y - 0.69) : 1.0;
    float hearth = d.y > 0.3 ? length(vec2(d.x, (d.y - 0.3) * 1.5)) : abs(d.x);
    if (hearth < 0.38) {
      float flame = 0.0;
      for (int i = 0; i < 3; i++) {
        float k = float(i) - 1.0;
        float x = d.x - 0.14 * k + (noise(vec2(d.y * 6.0, uSeed + k)) - 0.5) * 0.12;
        float tall = 0.42 - 0.12 * abs(k);
        float body = 1.0 - length(vec2(x / (0.13 * (1.0 - d.y / tall * 0.85) + 0.004), 0.0));
        flame += clamp(body, 0.0, 1.0) * smoothstep(tall, tall * 0.2, d.y);
      }
      light = uNear * 0.3 + uAccent * 0.35 * exp(-r * 3.0) + vec3(1.0, 0.36, 0.06) * flame * 2.4 + vec3(1.0, 0.8, 0.4) * pow(clamp(flame, 0.0, 1.0), 3.0) * 2.0;
      float logs = smoothstep(0.07, 0.05, abs(d.y - 0.05 + 0.03 * sin(d.x * 9.0)));
      light = mix(light, vec3(0.03, 0.012, 0.006) + vec3(1.0, 0.25, 0.03) * points(p * 30.0, 0.5, 0.5), logs * 0.9);
    }
  }
  return light;
}

vec3 roomAt(vec2 p) {
  if (uDress < 1.5) return windowed(p);
  if (uDress < 2.5) return shelved(p);
  if (uDress < 3.5) return mirrored(p);
  return fireside(p);
}

vec3 paint(vec2 p) {
  vec3 light;
  if (p.y > uHorizonY) {
    light = roomAt(p);
  } else {
    float depth = uHorizonY - p.y;
    vec2 q = vec2(p.x / (depth + 0.2), 1.0 / (depth + 0.2));
    vec2 board = vec2(q.x * 5.0, q.y * 3.0 + 0.37 * floor(q.x * 5.0));
    float grain = clouds(vec2(q.x * 26.0, q.y * 4.0) + floor(board) * 3.0, 4);
    float joint = smoothstep(0.5, 0.46, abs(fract(board.x) - 0.5)) * smoothstep(0.5, 0.48, abs(fract(board.y) - 0.5));
    vec3 seen = roomAt(vec2(p.x + (grain - 0.5) * 0.05, uHorizonY + depth * 1.05 + (grain - 0.5) * 0.05));
    float lit = exp(-length((p - vec2(uLamp.x, uHorizonY)) * vec2(1.0, 1.5)) * 1.5);
    light = uWall * 0.5 * (0.3 + 0.9 * grain) * (0.4 + 0.6 * joint) * (0.1 + lit * uGlow) + seen * uPolish * (0.35 + 0.65 * joint);
  }
  if (uCandles > 0.0) {
    for (int i = 0; i < 6; i++) {
      float k = float(i);
      vec2 at = vec2((mod(k, 2.0) < 0.5 ? -1.0 : 1.0) * (0.34 + 0.17 * floor(k / 2.0)), uHorizonY + 0.16 + 0.07 * chance(vec2(k, uSeed)));
      float stick = smoothstep(0.012, 0.008, abs(p.x - at.x)) * step(uHorizonY - 0.02, p.y) * step(p.y, at.y - 0.015);
      light = mix(light, vec3(0.5, 0.42, 0.3) * (0.3 + 3.0 * (p.y - uHorizonY)), stick);
      light += uAccent * uCandles * candleAt(p, at, 0.035);
    }
  }
  return withSubject(light, p, uLamp.xy);
}
