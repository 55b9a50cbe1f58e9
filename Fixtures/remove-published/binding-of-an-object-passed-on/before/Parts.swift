import SwiftUI

struct VolumeView: View {
  @Binding var sound: Sound

  var body: some View {
    Slider(value: $sound.volume)
    Text("\(sound.volume)")
  }
}

struct LightView: View {
  let light: Binding<Light>

  var body: some View { Slider(value: light.level) }
}

struct ThemeView: View {
  @Binding var theme: Theme

  var body: some View {
    Button(theme.name) { theme = Theme() }
    Text($theme.wrappedValue.name)
  }
}

struct ClockView: View {
  @Binding var clock: Clock

  var body: some View { Stepper("Hour", value: $clock.hour) }
}

struct FrameView: View {
  @Binding var frame: Frame

  var body: some View { Slider(value: $frame.width) }
}

struct SpareView: View {
  @Binding var spare: Sound?

  var body: some View { Button("Remove") { spare = nil } }
}
