import SourceText
import SwiftModel

/// Persistent state outside of the app: files and the keychain. All files count as one: a read of any file may
/// see a write to any other.
///
/// ```swift
/// var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }
/// func save(_ text: String) throws { try text.write(to: url, atomically: true, encoding: .utf8) }
/// ```
enum ExternalState: CaseIterable {
  case files, keychain

  /// Nil unless the name at an offset reads such state.
  init?(readBy name: String, at offset: Int, in source: SourceFile) {
    if LibraryEffects.readsFiles(name), source.isMember(offset) {
      self = .files
    } else if LibraryEffects.loadsFile(name),
      source.text(behind: name, at: offset, startsWith: "(contentsOf")
    {
      self = .files
    } else if LibraryEffects.readsKeychain(name) {
      self = .keychain
    } else {
      return nil
    }
  }

  /// Whether `init(readBy:at:in:)` recognizes a name.
  static func mayBeRead(by name: String) -> Bool {
    LibraryEffects.readsFiles(name) || LibraryEffects.loadsFile(name) || LibraryEffects.readsKeychain(name)
  }

  /// Whether the code in a range changes such state.
  func isChanged(in range: Range<Int>, of source: SourceFile) -> Bool {
    change(in: range, of: source) != nil
  }

  /// The position of a change of such state in a range; nil if there is none.
  func change(in range: Range<Int>, of source: SourceFile) -> (name: String, offset: Int)? {
    switch self {
    case .files:
      LibraryEffects.changersOfFiles.firstResult { name in
        source.firstOffset(of: name, in: range, where: source.isMember).map { (name, $0) }
      }
        ?? source.firstOffset(of: "write", in: range) {
          source.isMember($0) && source.text(behind: "write", at: $0, startsWith: "(to")
        }.map { ("write", $0) }
    case .keychain:
      LibraryEffects.changersOfKeychain.firstResult { name in
        source.firstOffset(of: name, in: range).map { (name, $0) }
      }
    }
  }
}

extension SourceFile {
  fileprivate func isMember(_ offset: Int) -> Bool { offset > 0 && bytes[offset - 1] == UInt8(ascii: ".") }

  fileprivate func text(behind name: String, at offset: Int, startsWith text: String) -> Bool {
    bytes[(offset + name.utf8.count)...].starts(with: text.utf8)
  }
}
