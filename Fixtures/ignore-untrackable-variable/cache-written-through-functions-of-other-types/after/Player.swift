import SwiftUI

@Observable
final class Player {
  var title = ""
  /// Through a function of a plain value, which its getter calls.
  @ObservationIgnored private(set) var captions = 0
  /// Written by such a function itself.
  @ObservationIgnored var lastCaption = ""
  /// Through functions that belong to no type.
  @ObservationIgnored private(set) var labels = 0
  /// Written by one itself.
  @ObservationIgnored var lastLabel = ""
  /// Through a plain object, in a getter that another reads.
  @ObservationIgnored private(set) var presented = 0
  /// Through a function of what makes a view.
  @ObservationIgnored private(set) var built = 0
  /// Through a function of a view, in a file that names nothing of the old system.
  @ObservationIgnored private(set) var shown = 0
  /// Written by such a function itself.
  @ObservationIgnored var lastShown = ""
  /// Through another plain value, which nothing but actions asks.
  private(set) var exports = 0
  /// Through a function of no type, which nothing but an action calls.
  private(set) var shares = 0
  /// Through a plain object that an action asks.
  private(set) var saves = 0
  /// Through a function of a view, as an action.
  private(set) var taps = 0
  /// In what a monitor of events calls, which a function of a name sets up that another type calls in a view.
  var turns = 0
  /// In what a view gives to another one as its action.
  var checks = 0

  func noteCaption() { captions += 1 }
  func noteLabel() { labels += 1 }
  func notePresented() { presented += 1 }
  func noteBuilt() { built += 1 }
  func noteShown() { shown += 1 }
  func noteExport() { exports += 1 }
  func noteShare() { shares += 1 }
  func noteSave() { saves += 1 }
  func noteTap() { taps += 1 }
}

struct PlayerView: View {
  var player: Player

  var body: some View {
    Text("\(player.captions) \(player.lastCaption) \(player.labels) \(player.lastLabel)")
    Text("\(player.presented) \(player.built) \(player.shown) \(player.lastShown)")
    Text("\(player.exports) \(player.shares) \(player.saves) \(player.taps) \(player.turns) \(player.checks)")
  }
}

struct Wheel: View {
  var player: Player
  @State private var predicate: NSPredicate?

  var body: some View {
    Text("Wheel").onAppear { watch() }
  }

  private func watch() {
    predicate = NSPredicate { turn, _ in handle(turn as? Int ?? 0) ? true : false }
  }

  private func handle(_ turn: Int) -> Bool {
    turned(by: turn)
    return true
  }

  private func turned(by turn: Int) {
    if player.turns == 0 { player.turns = 1 }
    player.turns += turn
  }
}

struct PrimaryButton: View {
  let title: String
  var action: (() async -> Void)?

  init(_ title: String, action: (() async -> Void)? = nil) {
    self.title = title
    self.action = action
  }

  var body: some View {
    Button(title) { Task { await action?() } }
  }
}

struct Confirm: View {
  var player: Player

  var body: some View {
    VStack {
      PrimaryButton("Check") { watch() }
    }
  }

  private func watch() {
    if handle(1) { print("checked") }
  }

  private func handle(_ turn: Int) -> Bool {
    checked()
    return true
  }

  private func checked() { player.checks += 1 }
}
