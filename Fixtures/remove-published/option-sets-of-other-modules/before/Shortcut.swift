import AppKit
import SwiftUI

final class Shortcut: ObservableObject {
  @Published var modifiers = NSEvent.ModifierFlags([])

  func set(_ flags: NSEvent.ModifierFlags) { modifiers = flags.intersection(.option) }
}

struct ShortcutView: View {
  @ObservedObject var shortcut: Shortcut

  var body: some View {
    Text(shortcut.modifiers.contains(.option) ? "upper" : "lower")
  }
}

/// What the field has changes with no announcement.
final class Form: ObservableObject {
  @Published var field = NSTextField(string: "")

  func reset(to other: NSTextField) { field = other }
}

struct FormView: View {
  @ObservedObject var form: Form

  var body: some View {
    Text(form.field.stringValue)
  }
}
