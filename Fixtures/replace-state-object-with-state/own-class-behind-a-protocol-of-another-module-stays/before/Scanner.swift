import ScanKit
import SwiftUI

final class Camera: ObservableObject {
  @Published var title = ""
}

extension Camera: CameraSource {}

final class History: ObservableObject {
  @Published var entries: [String] = []
}

struct ScannerView<Source: ScanSource>: View {
  @ObservedObject var source: Source
  @ObservedObject var history: History

  var body: some View {
    Text(source.title + history.entries.joined())
  }
}
