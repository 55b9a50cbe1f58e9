import Foundation
import SwiftUI

/// No `.title` means its variable: that takes a note before the dot.
class Note {
  var title: Bool?
}

class Marks {
  static var tinted = Tint(name: "grey")
}

struct Tint {
  var name: String
  static var strong: Tint { Marks.tinted }
}

struct Badge: View {
  private var font: NSString = { "badge" }()

  var body: some View { Text("badge") }
}

extension View {
  func tint(by tint: Tint) -> Self { self }
}

@Observable
final class Feedback {
  var isSent = false
  var text = ""

  func send() { isSent.toggle() }
}

struct Sheet: View {
  @State private var feedback = Feedback()

  var body: some View {
    Button("send") { feedback.send() }
    Label("title", systemImage: "star").font(.title)
  }
}

/// What the type has for all its values may change.
struct TintedSheet: View {
  @State private var feedback = Feedback()

  var body: some View {
    let _ = feedback.isSent
    Button("send") { feedback.send() }
    Text("title").tint(by: .strong)
  }
}

struct Settings: View {
  var body: some View {
    Button("red") { Marks.tinted = Tint(name: "red") }
  }
}
