import SwiftUI

final class Settings: ObservableObject {
  static let shared = Settings()
  @Published var size = 12.0
}

final class Draft: ObservableObject {
  @Published var text = ""
}

struct Editor: View {
  @ObservedObject var draft: Draft

  var body: some View { TextField("Text", text: $draft.text) }
}

/// What reads the shared object is updated with the same one.
struct Page: View {
  @ObservedObject private var settings = Settings.shared

  var body: some View {
    Text("\(settings.size) \(Settings.shared.size)")
    Editor(draft: Draft())
  }
}

struct Sizes: View {
  @EnvironmentObject var settings: Settings

  var body: some View {
    Stepper("\(settings.size)", value: $settings.size)
    Editor(draft: Draft())
  }
}
