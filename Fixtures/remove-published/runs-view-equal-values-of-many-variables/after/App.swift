import SwiftUI

/// Nobody observes what it holds.
final class Ledger {
  static let shared = Ledger()
  var entries = 0
}

final class Badge {
  var text = "-"
}

final class Stamp: Equatable {
  let id: Int

  init(id: Int) { self.id = id }

  static func == (lhs: Stamp, rhs: Stamp) -> Bool { lhs.id == rhs.id }
}

/// Each of its variables may be assigned what it is, beside a change of what it does not hold.
@Observable
final class Editor {
  var title = ""
  var count = 0
  var tags: [String] = []
  var note: String?
  var badge = Badge()
  var stamp = Stamp(id: 1)

  var entries: Int {
    observeChanges()
    return Ledger.shared.entries
  }

  func setTitle(_ title: String) {
    Ledger.shared.entries += 1
    self.title = title
  }

  func setCount(_ count: Int) {
    Ledger.shared.entries += 1
    self.count = count
  }

  func setTags(_ tags: [String]) {
    Ledger.shared.entries += 1
    self.tags = tags
  }

  func setNote(_ note: String?) {
    Ledger.shared.entries += 1
    self.note = note
  }

  func setBadge(_ badge: Badge) {
    Ledger.shared.entries += 1
    self.badge = badge
  }

  func setStamp(_ stamp: Stamp) {
    Ledger.shared.entries += 1
    self.stamp = stamp
  }

  /// Announces equal values too, as '@Published' did.
  private nonisolated func shouldNotifyObservers<Member: Equatable>(_ lhs: Member, _ rhs: Member) -> Bool {
    true
  }

  /// Announces the same objects too, as '@Published' did.
  private nonisolated func shouldNotifyObservers<Member: AnyObject>(_ lhs: Member, _ rhs: Member) -> Bool {
    true
  }

  /// Announces equal objects too, as '@Published' did.
  private nonisolated func shouldNotifyObservers<Member: Equatable & AnyObject>(_ lhs: Member, _ rhs: Member) -> Bool {
    true
  }

  /// Lets the view that calls it depend on all that the object announces.
  func observeChanges() {
    access(keyPath: \.title)
    access(keyPath: \.count)
    access(keyPath: \.tags)
    access(keyPath: \.note)
    access(keyPath: \.badge)
    access(keyPath: \.stamp)
  }
}

/// Three are few enough for observers.
@Observable
final class Panel {
  var width = 1 { didSet { withMutation(keyPath: \.width) {} } }
  var height = 1 { didSet { withMutation(keyPath: \.height) {} } }
  var depth = 1 { didSet { withMutation(keyPath: \.depth) {} } }

  var entries: Int {
    access(keyPath: \.width)
    access(keyPath: \.height)
    access(keyPath: \.depth)
    return Ledger.shared.entries
  }

  func widen(to width: Int) {
    Ledger.shared.entries += 1
    self.width = width
  }

  func heighten(to height: Int) {
    Ledger.shared.entries += 1
    self.height = height
  }

  func deepen(to depth: Int) {
    Ledger.shared.entries += 1
    self.depth = depth
  }
}

struct EditorView: View {
  var editor: Editor

  var body: some View {
    VStack {
      Text("entries \(editor.entries)")
      Button("title") { editor.setTitle(editor.title) }
      Button("count") { editor.setCount(editor.count) }
      Button("tags") { editor.setTags(editor.tags) }
      Button("note") { editor.setNote(editor.note) }
      Button("badge") { editor.setBadge(editor.badge) }
      Button("stamp") { editor.setStamp(Stamp(id: 1)) }
      Button("really") { editor.setTitle("new") }
    }
  }
}

struct PanelView: View {
  var panel: Panel

  var body: some View {
    VStack {
      Text("entries \(panel.entries)")
      Button("widen") { panel.widen(to: 1) }
      Button("heighten") { panel.heighten(to: 1) }
      Button("deepen") { panel.deepen(to: 2) }
    }
  }
}

struct ContentView: View {
  @State private var editor = Editor()
  @State private var panel = Panel()

  var body: some View {
    VStack {
      EditorView(editor: editor)
      PanelView(panel: panel)
    }
  }
}
