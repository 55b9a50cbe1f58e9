import Foundation
import TestSupport
import Testing

/// Every case compiles, before and after: against stubs of Apple's frameworks, or the SDK itself on a Mac. What compiles in
/// Swift 6 mode before does so after.
@Suite(.enabled(if: !Recording.isOn, "expectations are being recorded"))
struct TypeCheckTests {
  @Test(arguments: try FixtureCase.chosen())
  func beforeAndAfterCompile(fixture: FixtureCase) async throws {
    try await Slots.cores.run {
      let options = try fixture.options()
      let checker = try await Compiler.shared()
      if let reason = options.doesNotCompile {
        // A reason that is no longer true would hide what breaks next.
        let errors = try await checker.errors(in: fixture.before, options)
        #expect(!errors.isEmpty, "\(fixture): before/ compiles, though it should not: \(reason)")
        return
      }
      let (before, after) = (try FileTree(in: fixture.before), try FileTree(in: fixture.after))
      var swift6 = options
      swift6.swift = "6"
      // What compiles in Swift 6 mode need not be compiled in that of the case, too.
      let isSwift6 = try await checker.errors(in: fixture.before, swift6).isEmpty
      if !isSwift6 || before.hasDefaultArgumentThatIsMade {
        expect(try await checker.errors(in: fixture.before, options), "\(fixture): before/ does not compile")
      }
      // What does not change compiles as it did.
      if before == after { return }
      if isSwift6 {
        expect(
          try await checker.errors(in: fixture.after, swift6),
          "\(fixture): after/ does not compile in Swift 6 mode")
      }
      if !isSwift6 || after.hasDefaultArgumentThatIsMade {
        expect(try await checker.errors(in: fixture.after, options), "\(fixture): after/ does not compile")
      }
    }
  }

  private func expect(_ errors: [String], _ what: String) {
    #expect(errors.isEmpty, "\(what):\n\(errors.joined(separator: "\n"))")
  }

  /// What a compiler that accepts everything would pass.
  @Test(arguments: [
    ("import SwiftUI\nlet width: Int = \"a\"\n", "cannot convert value"),
    ("import SwiftUI\nstruct S { @StateObject var number = 1 }\n", "'StateObject'"),
    ("import Combine\nclass C { let a: Int; init() {} }\n", "without initializing all stored properties"),
  ])
  func errorsAreFound(source: String, message: String) async throws {
    let folder = try TemporaryFolder(FileTree(["Wrong.swift": Array(source.utf8)]))
    let errors = try await Compiler.shared().errors(in: folder.url, FixtureOptions())
    #expect(errors.first?.contains("Wrong.swift") == true)
    #expect(errors.contains { $0.contains(message) }, "\(errors)")
  }
}

extension FileTree {
  /// A default argument may be made in the isolation of its function in Swift 6 alone (SE-0411); nothing else that the tool
  /// writes compiles there, and not in Swift 5. A literal needs no isolation.
  fileprivate var hasDefaultArgumentThatIsMade: Bool {
    paths.contains { path in
      let text = String(decoding: self[path] ?? [], as: UTF8.self)
      return text.contains(#/\b(?:init|func)\b[^{}]*=\s*(?!nil\b|true\b|false\b)[\[(]?[.A-Za-z_]/#)
    }
  }
}
