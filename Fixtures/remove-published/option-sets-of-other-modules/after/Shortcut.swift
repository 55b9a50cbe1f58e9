import AppKit
import SwiftUI

@Observable
final class Shortcut {
  var modifiers = NSEvent.ModifierFlags([])

  func set(_ flags: NSEvent.ModifierFlags) { modifiers = flags.intersection(.option) }
}

struct ShortcutView: View {
  var shortcut: Shortcut

  var body: some View {
    Text(shortcut.modifiers.contains(.option) ? "upper" : "lower")
  }
}

/// What the field has changes with no announcement.
@Observable
final class Form {
  var field = NSTextField(string: "") { didSet { withMutation(keyPath: \.field) {} } }

  func reset(to other: NSTextField) { field = other }
}

struct FormView: View {
  var form: Form

  var body: some View {
    Text(form.field.stringValue)
  }
}
