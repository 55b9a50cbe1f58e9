import Observation
import struct SwiftUI.Text

@Observable
final class LabelModel {
    var text = ""

    func makeText() -> Text { Text(text) }
}
