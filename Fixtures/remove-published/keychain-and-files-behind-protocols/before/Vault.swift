import SwiftUI

protocol Vault {
  func read(_ account: String) -> String?
  func store(_ secret: String, for account: String)
}

struct Keychain: Vault {
  func read(_ account: String) -> String? {
    var found: AnyObject?
    let query: [String: Any] = ["acct": account]
    return SecItemCopyMatching(query, &found) == 0 ? found as? String : nil
  }

  func store(_ secret: String, for account: String) {
    let query: [String: Any] = ["acct": account, "v_Data": secret]
    SecItemAdd(query, nil)
  }
}

final class Session: ObservableObject {
  private let vault: any Vault = Keychain()
  @Published var logins = 0

  var isKnown: Bool { vault.read("me") != nil }

  func logIn() {
    vault.store("secret", for: "me")
    logins += 1
  }
}

struct SessionView: View {
  @ObservedObject var session: Session

  var body: some View {
    Text(session.isKnown ? "known" : "unknown")
    Button("Log in") { session.logIn() }
  }
}

protocol Storing {
  func save(_ text: String) throws
}

struct Disk: Storing {
  let url: URL

  func save(_ text: String) throws { try text.write(to: url, atomically: true, encoding: .utf8) }
}

final class Draft: ObservableObject {
  private let url: URL
  private let disk: any Storing
  @Published var saved = Date.distantPast

  init(url: URL) {
    self.url = url
    disk = Disk(url: url)
  }

  var isThere: Bool { FileManager.default.fileExists(atPath: url.path) }

  func save() throws {
    try disk.save("text")
    saved = Date()
  }
}

struct DraftView: View {
  @ObservedObject var draft: Draft

  var body: some View {
    Text(draft.isThere ? "there" : "missing")
    Button("Save") { try? draft.save() }
  }
}

// Nothing that its class does changes the keychain or a file.
final class Reader: ObservableObject {
  private let vault: any Vault = Keychain()
  @Published var page = 0

  var isKnown: Bool { vault.read("me") != nil }

  func turn() { page += 1 }
}

struct ReaderView: View {
  @ObservedObject var reader: Reader

  var body: some View {
    Text(reader.isKnown ? "known" : "unknown")
    Button("Turn") { reader.turn() }
  }
}

// What is announced is read here.
struct CountsView: View {
  var session: Session
  var draft: Draft
  var reader: Reader

  var body: some View {
    Text("\(session.logins) \(draft.saved) \(reader.page)")
  }
}
