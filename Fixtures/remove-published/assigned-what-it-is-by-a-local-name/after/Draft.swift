import SwiftUI

final class User {
  var name = ""
}

/// Its superclass compares objects by their identity.
final class Account: NSObject {
  var name = ""
}

@Observable
final class Draft {
  var user = User() { didSet { withMutation(keyPath: \.user) {} } }
  var other: User?
  var users: [User] = []
  var lines: [String] = []
  var account: Account? { didSet { withMutation(keyPath: \.account) {} } }

  func rename(_ name: String) {
    let user = self.user
    user.name = name
    self.user = user
  }

  func renameOther(_ name: String) {
    guard let found = other else { return }
    found.name = name
    other = found
  }

  func renameOne(_ name: String) {
    if let other {
      other.name = name
      self.other = other
    }
    let all = users
    all[0].name = name
    users = all
  }

  func renameAccount() {
    account?.name = ""
    account = account
  }

  /// It is another one.
  func replace() {
    let kept = user
    user = User()
    print(kept.name)
    let made = User()
    user = made
  }

  /// It is put back.
  func restore() {
    let kept = other
    other = nil
    other = kept
  }

  func trim() {
    var all = users
    all.removeLast()
    users = all
    let same = lines
    lines = same
  }
}

struct DraftView: View {
  var draft: Draft

  var body: some View {
    Text(draft.user.name + (draft.other?.name ?? "") + draft.lines.joined() + draft.users[0].name)
  }
}
