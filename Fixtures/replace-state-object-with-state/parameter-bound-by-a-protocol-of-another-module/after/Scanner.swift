import ScanKit
import SwiftUI

@Observable
final class History: Identifiable {
  var entries: [String] = []
}

struct ScannerView<Source>: View where Source: ScanSource {
  @StateObject private var source: Source
  @State private var history = History()

  init(source: Source) {
    _source = StateObject(wrappedValue: source)
  }

  var body: some View {
    Text(source.title + history.entries.joined())
  }
}
