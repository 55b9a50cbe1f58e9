import SwiftUI

@Observable
final class Settings {
  static let shared = Settings()
  var size = 12.0
}

@Observable
final class Draft {
  var text = ""
}

struct Editor: View {
  @Bindable var draft: Draft

  var body: some View { TextField("Text", text: $draft.text) }
}

/// What reads the shared object is updated with the same one.
struct Page: View {
  private let settings = Settings.shared

  var body: some View {
    Text("\(settings.size) \(Settings.shared.size)")
    Editor(draft: Draft())
  }
}

struct Sizes: View {
  @Environment(Settings.self) var settings

  var body: some View {
    @Bindable var settings = settings
    Stepper("\(settings.size)", value: $settings.size)
    Editor(draft: Draft())
  }
}
