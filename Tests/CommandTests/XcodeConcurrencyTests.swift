import TestSupport
import Testing

/// An Xcode project may put on the main actor what says nothing else, and says the language mode.
@Suite struct XcodeConcurrencyTests {
  @Test(arguments: [
    "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", "\"SWIFT_DEFAULT_ACTOR_ISOLATION[sdk=*]\" = MainActor;",
  ])
  func whatDeinitUsesIsNotTracked(setting: String) async throws {
    let folder = try TemporaryFolder(
      Sources.tree(["App/Feed.swift": Self.model, "App.xcodeproj/project.pbxproj": Self.project(setting)]))
    let outcome = try await Command.run(in: folder)
    #expect(outcome.outputText.contains("+  @ObservationIgnored var task: Task<Void, Never>?"))
    #expect(!outcome.outputText.contains("+  @ObservationIgnored var timer"))
  }

  @Test func aFileWithSettingsIsReadToo() async throws {
    let folder = try TemporaryFolder(
      Sources.tree([
        "App/Feed.swift": Self.model, "App.xcodeproj/project.pbxproj": Self.project(""),
        "Config/App.xcconfig": "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor\n",
      ]))
    let outcome = try await Command.run(in: folder)
    #expect(outcome.outputText.contains("+  @ObservationIgnored var task: Task<Void, Never>?"))
  }

  @Test(arguments: ["", "SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;"])
  func otherwiseItIs(setting: String) async throws {
    let folder = try TemporaryFolder(
      Sources.tree(["App/Feed.swift": Self.model, "App.xcodeproj/project.pbxproj": Self.project(setting)]))
    let outcome = try await Command.run(in: folder)
    #expect(outcome.outputText.contains("+@Observable"))
    #expect(!outcome.outputText.contains("@ObservationIgnored"))
  }

  /// What wrappers isolated is written out.
  @Test func typesStayOnTheMainActorInSwift5Mode() async throws {
    let folder = try TemporaryFolder(
      Sources.tree([
        "App/Toolbox.swift": Self.toolbox,
        "App.xcodeproj/project.pbxproj": Self.project("SWIFT_VERSION = 5.0;"),
      ]))
    let outcome = try await Command.run(in: folder)
    #expect(outcome.outputText.contains("+@preconcurrency @MainActor\n struct Toolbox"))
  }

  /// Nothing says that the mode is 5, or that wrappers isolate types.
  @Test(arguments: [
    "", "SWIFT_VERSION = 6.0;", "SWIFT_VERSION = 5.0;\n\"SWIFT_VERSION[sdk=macosx*]\" = 6.0;",
    "SWIFT_VERSION = 5.0;\nSWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION = YES;",
  ])
  func otherwiseTheirObjectsStay(setting: String) async throws {
    let folder = try TemporaryFolder(
      Sources.tree([
        "App/Toolbox.swift": Self.toolbox, "App.xcodeproj/project.pbxproj": Self.project(setting),
      ]))
    let outcome = try await Command.run("--format", "xcode", in: folder)
    #expect(outcome.outputText.isEmpty)
    #expect(outcome.errorText.contains("[main-actor-through-wrapper]"))
  }

  private static let toolbox = """
    import SwiftUI

    @MainActor final class Editor: ObservableObject {
      @Published var text = ""
      func save() {}
    }

    struct Toolbox {
      @ObservedObject var editor: Editor
      func finish() { editor.save() }
    }

    """

  /// What breaks in Swift 6 mode only is nothing to say where the project is in another one.
  @Test(arguments: [("SWIFT_VERSION = 5.0;", 0), ("SWIFT_VERSION = 6.0;", 1), ("", 1)])
  func notesAboutSwift6AreForThoseWhoMayUseIt(setting: String, notes: Int) async throws {
    let model = """
      import Combine

      class Feed: ObservableObject {
        @MainActor @Published var isLoading = Bool.random()
      }

      """
    let folder = try TemporaryFolder(
      Sources.tree(["App/Feed.swift": model, "App.xcodeproj/project.pbxproj": Self.project(setting)]))
    let outcome = try await Command.run("--format", "xcode", in: folder)
    let lines = outcome.errorText.split(separator: "\n").filter { $0.contains("in Swift 6 mode") }
    #expect(lines.count == notes, "\(outcome.errorText)")
  }

  private static let model = """
    import Combine

    class Feed: ObservableObject {
      @Published var items: [String] = []
      var task: Task<Void, Never>?

      deinit { task?.cancel() }
    }

    nonisolated class Clock: ObservableObject {
      @Published var now = 0
      var timer: Task<Void, Never>?

      deinit { timer?.cancel() }
    }

    """

  private static func project(_ setting: String) -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
    /* Begin XCBuildConfiguration section */
        C0 /* Debug */ = {
          isa = XCBuildConfiguration;
          buildSettings = {
            IPHONEOS_DEPLOYMENT_TARGET = 17.0;
            \(setting)
          };
          name = Debug;
        };
    /* End XCBuildConfiguration section */
      };
    }

    """
  }
}
