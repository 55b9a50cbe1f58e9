import SwiftUI

/// One of its parts is stored elsewhere, and not the one that changes.
struct Settings {
  @AppStorage("isLoud") var isLoud = true
  var level = 1 { didSet { onChange() } }
  @Limited var gain = 1 { didSet { onChange() } }
  var onChange: () -> Void = {}
}

@propertyWrapper
struct Limited {
  private var value: Int

  init(wrappedValue: Int) { value = wrappedValue }

  var wrappedValue: Int {
    get { value }
    set { value = min(newValue, 9) }
  }
}

@Observable
final class ByLevel {
  var settings = Settings()

  init() {
    settings.onChange = { [weak self] in print(self?.settings.isLoud ?? false) }
  }

  func mute() {
    var newSettings = settings
    newSettings.level = 0
    settings = newSettings
  }
}

@Observable
final class ByGain {
  var settings = Settings()

  init() {
    settings.onChange = { [weak self] in print(self?.settings.isLoud ?? false) }
  }

  func mute() {
    var newSettings = settings
    newSettings.gain = 0
    settings = newSettings
  }
}
