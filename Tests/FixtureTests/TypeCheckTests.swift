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
      let errors = try await checker.errors(in: fixture.before, options)
      if let reason = options.doesNotCompile {
        // A reason that is no longer true would hide what breaks next.
        #expect(!errors.isEmpty, "\(fixture): before/ compiles, though it should not: \(reason)")
        return
      }
      #expect(errors.isEmpty, "\(fixture): before/ does not compile:\n\(errors.joined(separator: "\n"))")
      // What does not change compiles as it did.
      if try FileTree(in: fixture.before) == FileTree(in: fixture.after) { return }

      let errorsAfter = try await checker.errors(in: fixture.after, options)
      #expect(
        errorsAfter.isEmpty, "\(fixture): after/ does not compile:\n\(errorsAfter.joined(separator: "\n"))")
      // Neither mode accepts all that the other one does: a default value may be isolated in Swift 6 alone.
      var strict = options
      strict.swift = "6"
      // Most do, so that nothing has to be known of what was before.
      let strictErrors = try await checker.errors(in: fixture.after, strict)
      if strictErrors.isEmpty { return }
      guard try await checker.errors(in: fixture.before, strict).isEmpty else { return }
      Issue.record(
        "\(fixture): after/ does not compile in Swift 6 mode:\n\(strictErrors.joined(separator: "\n"))")
    }
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
