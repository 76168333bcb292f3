// In a wood: trunks one row behind the other in the haze, leaves above, a floor with flowers or fog,
// and light that falls in between. Thin and straight it is a beech hall; gnarled and bare, a haunt.
uniform vec3 uFog, uDeep, uNear, uLeaf, uLeafLit, uFloor, uFlower, uLightColour;
uniform vec3 uLamp;             // place of the light behind the trees and its radius
uniform float uMoon;            // 1 where the light is a disc
uniform float uGlow, uGirth, uGnarl, uBoughs, uCanopy, uFlowers, uShafts, uMist, uClearing, uRise;

// One row of trunks: how much a place is covered, where between its edges, and which trunk it is.
vec3 trunks(vec2 p, float apart, float base, float row) {
  vec3 best = vec3(0);
  float at = p.x * apart + uSeed * 3.7 + row * 5.3;
  for (int i = -1; i <= 1; i++) {
    float id = floor(at) + float(i);
    float rank = chance(vec2(id, row + uSeed));
    float centre = (id + 0.5 + 0.6 * (chance(vec2(id, row + 3.0)) - 0.5) - uSeed * 3.7 - row * 5.3) / apart;
    if (rank < 0.2 || (row > 2.5 && abs(centre) < uClearing)) continue;
    float up = p.y - base;
    float lean = (chance(vec2(id, 7.0)) - 0.5) * 0.14 * up;
    float bend = (noise(vec2(up * 2.2 + rank * 40.0, id)) - 0.5) * 0.34 * uGnarl / sqrt(apart);
    float wide = uGirth * (0.055 + 0.06 * rank) / apart * 2.4;
    wide *= 1.0 + 0.9 * exp(-max(up, 0.0) * 9.0) - 0.16 * clamp(up, 0.0, 2.0);
    float side = (p.x - centre - lean - bend) / wide;
    if (up > -0.03 && abs(side) < 1.0) best = vec3(smoothstep(1.0, 0.86, abs(side)), side, rank);
    if (uBoughs <= 0.0) continue;
    for (int k = 0; k < 4; k++) {
      float where = float(k);
      float turned = chance(vec2(id + where, row + 11.0)) > 0.5 ? 1.0 : -1.0;
      float from = 0.35 + 0.28 * where + 0.2 * chance(vec2(id, where));
      float reach = (0.9 + 0.8 * chance(vec2(where, id + 5.0))) / apart;
      float out_ = (p.x - centre - lean) * turned;
      if (out_ < 0.0 || out_ > reach) continue;
      float rise = from + out_ * (0.55 + 0.6 * rank) + (noise(vec2(out_ * 7.0 * apart, id + where)) - 0.5) * 0.34 / apart;
      float thick = wide * 0.42 * (1.0 - out_ / reach) + 0.002;
      float off = (up - rise) / thick;
      if (abs(off) < 1.0) best = vec3(max(best.x, smoothstep(1.0, 0.7, abs(off)) * uBoughs), -off * 0.6, rank);
    }
  }
  return best;
}

// Dabs of leaves: cover, and how much light each lets through.
vec2 leaves(vec2 p, float fine, float row) {
  vec2 best = vec2(0);
  for (int i = 0; i < 2; i++) {
    vec2 q = turn(0.7 + float(i)) * p * fine * (1.0 + 0.4 * float(i)) + row * 13.0 + uSeed * 2.0;
    vec2 cell = floor(q);
    vec2 d = turn(6.28 * chance(cell + 2.0)) * (fract(q) - 0.5 - 0.3 * (vec2(chance(cell + 4.0), chance(cell + 6.0)) - 0.5));
    float gather = clouds(p * 2.3 + row * 4.0 + uSeed, 4) + uCanopy * 0.55;
    float high = smoothstep(0.98, 1.4, gather + p.y * 0.72 + 0.22 * p.x * p.x);
    float dab = smoothstep(0.44, 0.24, length(d * vec2(1.0, 1.7))) * step(chance(cell + 9.0), high * 0.85);
    if (dab > best.x) best = vec2(dab, chance(cell + 12.0));
  }
  return best;
}

vec3 paint(vec2 p) {
  float r = length(p - uLamp.xy);
  vec3 light = mix(uFog, uDeep, smoothstep(-0.3, 1.1, p.y + 0.3 * abs(p.x)));
  light += uLightColour * uGlow * (0.7 * exp(-r * 3.2) + 0.28 * exp(-r * 1.2));
  if (uMoon > 0.5) {
    float seas = 1.05 - 0.5 * smoothstep(0.4, 0.6, clouds((p - uLamp.xy) / uLamp.z * 2.3 + 5.0, 4));
    light = mix(light, uLightColour * 1.5 * seas, smoothstep(uLamp.z, uLamp.z * 0.97, r));
  }
  vec2 ray = p - vec2(uLamp.x, uLamp.y + 0.5);
  float angle = atan(ray.x, -ray.y);
  float beams = smoothstep(0.2, 0.72, noise(vec2(angle * 9.0 + uSeed, 2.0)) * 0.7 + noise(vec2(angle * 23.0, 7.0)) * 0.4);
  for (int i = 0; i < 6; i++) {
    float row = float(i), near = row / 5.0;
    float apart = mix(7.5, 1.25, pow(near, 0.6));
    float base = uRise + mix(-0.16, -0.86, near * near) + 0.05 * (noise(vec2(p.x * 3.0 + row * 7.0, uSeed)) - 0.5);
    vec3 haze = uFog + uLightColour * uGlow * 0.4 * exp(-r * 2.2);
    vec3 dark = mix(haze, uNear, 0.12 + 0.88 * pow(near, 0.8));
    if (p.y < base) {
      float depth = base - p.y;
      float tuft = clouds(vec2(p.x * (18.0 - 9.0 * near), p.y * (40.0 - 18.0 * near)) + row * 3.0, 4);
      float lit = exp(-abs(p.x - uLamp.x * (1.0 - near)) * 1.9) * (0.3 + 1.1 * tuft * beams);
      vec3 ground = uFloor * (0.25 + 0.9 * tuft) * (0.4 + near * 0.3) + uLightColour * uGlow * lit * 0.17 * (uFloor + 0.25);
      vec2 q = vec2(p.x, p.y * 2.1) * mix(34.0, 9.0, near) + row * 17.0;
      q.x += 9.0 * chance(vec2(floor(q.y), row));
      vec2 cell = floor(q);
      float bloom = step(1.0 - 0.62 * uFlowers * smoothstep(0.2, 0.6, clouds(cell * 0.13 + uSeed, 3) + 0.1), chance(cell + 21.0));
      vec2 d = fract(q) - 0.5 - 0.55 * (vec2(chance(cell), chance(cell + 1.0)) - 0.5);
      float petal = 0.14 + 0.1 * chance(cell + 33.0) + 0.05 * cos(atan(d.y, d.x) * 5.0 + 6.0 * chance(cell));
      float flower = bloom * smoothstep(petal, petal - 0.09, length(d));
      vec3 tone = uFlower * (0.35 + 0.5 * chance(cell + 7.0) + lit * 1.1) * (0.55 + 0.5 * length(d) * 3.0);
      ground = mix(ground, tone, flower);
      ground = mix(ground, haze, exp(-depth * 14.0) * (1.0 - near) * uMist);
      light = mix(light, ground, smoothstep(0.0, 0.012, depth));
    }
    vec3 stem = trunks(p, apart, base, row);
    if (stem.x > 0.0) {
      float toLamp = sign(uLamp.x - p.x + 0.001);
      float bark = 0.6 + 0.8 * clouds(vec2(stem.y * 2.4 + stem.z * 30.0, p.y * (7.0 - 3.0 * near)), 4);
      float edge = pow(clamp(stem.y * toLamp, 0.0, 1.0), 3.0);
      vec3 body = dark * bark + uLightColour * uGlow * edge * (0.16 + 0.5 * exp(-r * 1.8)) * (0.35 + 0.65 * near);
      float foot = exp(-max(p.y - base, 0.0) * 4.0) * (1.0 - near) * uMist;
      light = mix(light, mix(body, haze, foot * 0.8), stem.x);
    }
    if (uCanopy > 0.0 && i > 0) {
      vec2 leaf = leaves(p, mix(44.0, 15.0, near), row);
      vec3 tone = mix(uLeaf, uLeafLit, leaf.y * (0.25 + 1.3 * exp(-r * 1.5)));
      tone = mix(haze, tone, 0.3 + 0.7 * near) * (0.62 + 0.5 * leaf.y) * (1.0 - 0.45 * near * smoothstep(0.2, 1.2, r));
      light = mix(light, tone, leaf.x * 0.94);
    }
    if (i == 3) {
      light += uLightColour * uShafts * beams * exp(-length(ray) * 0.95) * 0.8;
      light = mix(light, haze, uMist * 0.5 * exp(-pow((p.y - uRise + 0.42) * 3.0, 2.0)) * (0.4 + 0.9 * clouds(p * vec2(2.0, 5.0) + uSeed, 4)));
      light = withSubject(light, p, uLamp.xy);
    }
  }
  return light;
}
