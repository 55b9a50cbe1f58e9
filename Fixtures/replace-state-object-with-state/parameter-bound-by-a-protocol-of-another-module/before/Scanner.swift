import ScanKit
import SwiftUI

final class History: ObservableObject, Identifiable {
  @Published var entries: [String] = []
}

struct ScannerView<Source>: View where Source: ScanSource {
  @StateObject private var source: Source
  @StateObject private var history = History()

  init(source: Source) {
    _source = StateObject(wrappedValue: source)
  }

  var body: some View {
    Text(source.title + history.entries.joined())
  }
}
