import Combine
import struct SwiftUI.Text

final class LabelModel: ObservableObject {
    @Published var text = ""

    func makeText() -> Text { Text(text) }
}
