import SwiftUI

@Observable
final class Language {
  static let shared = Language()
  var code = "en"
}

struct CounterView: View {
  private let language = Language.shared
  @Environment(Language.self) private var environment: Language?
  @State private var count = 0
  @Binding var isOn: Bool
  let title: String
  var onClose: () -> Void = {}

  var body: some View {
    VStack {
      Text(title).padding()
      Toggle("on", isOn: $isOn)
      Button("\(count)") { count += 1 }
      Button("Close", action: onClose)
      CodeView(language: language)
    }
  }
}

struct CodeView: View {
  var language: Language

  var body: some View { Text(language.code) }
}

// It shows the time, and what a function gives.
struct ClockView: View {
  private let language = Language.shared

  var body: some View {
    let _ = language.code
    Text("\(Date())")
  }
}

struct TranslatedView<Content: View>: View {
  private let language = Language.shared
  let content: () -> Content

  var body: some View {
    let _ = language.code
    content()
  }
}
