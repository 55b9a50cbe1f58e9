import Combine
import SwiftUI

struct Screen<Model: ObservableObject>: View {
  @ObservedObject var model: Model

  var body: some View { Text("Screen") }
}

/// What it is used with here stands nowhere else.
extension Screen where Model == Page {
  static func sample() -> Screen { Screen(model: example(of: 1)) }
}

func example(of number: Int) -> Page { Page() }
func example(of text: String) -> String { text }

final class Page: ObservableObject {
  @Published var text = ""
}
