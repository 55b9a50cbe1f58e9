import Foundation
import SwiftUI

/// No `.bold` means its variable: that takes a note before the dot.
class Note {
  var bold: Bool?
}

class Marks {
  static var tinted = Tint(name: "grey")
}

struct Tint {
  var name: String
  static var strong: Tint { Marks.tinted }
}

struct Badge: View {
  private var mark: NSString = { "badge" }()

  var body: some View { Text("badge") }
}

extension View {
  func tint(by tint: Tint) -> Self { self }
}

final class Feedback: ObservableObject {
  @Published var isSent = false
  @Published var text = ""

  func send() { isSent.toggle() }
}

struct Sheet: View {
  @StateObject private var feedback = Feedback()

  var body: some View {
    Button("send") { feedback.send() }
    Label("title", systemImage: "star").mark(.bold)
  }
}

/// What the type has for all its values may change.
struct TintedSheet: View {
  @StateObject private var feedback = Feedback()

  var body: some View {
    Button("send") { feedback.send() }
    Text("title").tint(by: .strong)
  }
}

struct Settings: View {
  var body: some View {
    Button("red") { Marks.tinted = Tint(name: "red") }
  }
}
