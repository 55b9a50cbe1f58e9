import SwiftUI

final class Sound {
  var volume = 0.5
  var isMuted = false
}

final class Light {
  var level = 0.5
}

final class Motor {
  var speed = 0.5
}

/// Only ever replaced.
final class Theme {
  var name = ""
}

@Observable final class Clock {
  var hour = 0
}

struct Frame {
  var width = 0.0
}

@Observable
final class PanelModel {
  var sound = Sound()
  var light = Light()
  var motor = Motor()
  var theme = Theme()
  var clock = Clock()
  var frame = Frame()
  /// Every assignment of an optional object is announced.
  var spare: Sound?

  /// Announces the same objects too, as '@Published' did.
  private nonisolated func shouldNotifyObservers<Member: AnyObject>(_ lhs: Member, _ rhs: Member) -> Bool {
    true
  }
}

struct Panel: View {
  @Bindable var model: PanelModel

  var body: some View {
    SoundView(sound: $model.sound)
    LightView(light: $model.light)
    motorSlider($model.motor)
    ThemeView(theme: $model.theme)
    ClockView(clock: $model.clock)
    FrameView(frame: $model.frame)
    SpareView(spare: $model.spare)
  }

  func motorSlider(_ motor: Binding<Motor>) -> some View {
    Slider(value: motor.speed)
  }
}

/// Hands it on.
struct SoundView: View {
  @Binding var sound: Sound

  var body: some View { VolumeView(sound: $sound) }
}
