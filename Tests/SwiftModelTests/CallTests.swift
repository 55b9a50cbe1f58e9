import SwiftModel
import Testing

/// Which functions a call may mean, by its labels.
@Suite struct CallTests {
  @Test(arguments: [
    // The labels of the parameters and of the arguments, with `_` for none.
    ("", "", true),
    ("_", "_", true),
    ("of", "of", true),
    // Another label, or another order.
    ("of", "in", false),
    ("of", "_", false),
    ("of in", "in of", false),
    ("_ of", "of _ in", false),
    // More than there are.
    ("of", "of of", false),
    ("", "of", false),
    // What is left out may have a default, or be a trailing closure.
    ("of in", "of", true),
    ("of in", "in", true),
    ("of", "", true),
    // Further arguments without a label may be values of a variadic parameter.
    ("of", "of _ _", true),
    ("_ in", "_ _ _ in", true),
  ])
  func functionMayTakeArguments(parameters: String, arguments: String, mayTake: Bool) {
    let function = FunctionName(name: "f", labels: labels(parameters))
    #expect(function.mayTake(labels(arguments)) == mayTake)
  }

  @Test func whatIsNotKnownMayBeTaken() {
    #expect(FunctionName(name: "f", labels: nil).mayTake(["of"]))
    #expect(FunctionName(name: "f", labels: ["of"]).mayTake(nil))
  }

  private func labels(_ text: String) -> [String?] {
    text.split(separator: " ").map { $0 == "_" ? nil : String($0) }
  }
}
