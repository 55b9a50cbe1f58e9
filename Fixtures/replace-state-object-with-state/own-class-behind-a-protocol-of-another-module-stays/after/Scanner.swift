import ScanKit
import SwiftUI

final class Camera: ObservableObject {
  @Published var title = ""
}

extension Camera: CameraSource {}

@Observable
final class History {
  var entries: [String] = []
}

struct ScannerView<Source: ScanSource>: View {
  @ObservedObject var source: Source
  var history: History

  var body: some View {
    Text(source.title + history.entries.joined())
  }
}
