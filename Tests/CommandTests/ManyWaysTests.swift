import TestSupport
import Testing

/// Sources in which there are more ways from one place to another than can be followed one by one.
@Suite struct ManyWaysTests {
  /// Each view is shown by two others, which read an object of their own from the environment.
  @Test(.timeLimit(.minutes(1)))
  func viewsThatAreShownOnManyWays() async throws {
    let levels = 24
    let views = (0..<levels).map { level in
      ["A", "B"].map { side in
        """
        final class \(side)Model\(level): ObservableObject { @Published var name = "" }
        struct \(side)View\(level): View {
          @EnvironmentObject var model: \(side)Model\(level)
          var body: some View {
            Text(model.name)
            \(level == 0 ? "" : "AView\(level - 1)(); BView\(level - 1)()")
          }
        }

        """
      }.joined()
    }
    let text = "import SwiftUI\n\n" + views.joined()
    let folder = try TemporaryFolder(FileTree(["Views.swift": Array(text.utf8)]))
    let outcome = try await Command.run("--dry-run", "--quiet", in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errorText)")
    #expect(outcome.outputText.contains("@Environment(AModel0.self) var model"))
  }
}
