import SwiftUI

struct PromptView: View {
    @StateObject private var model = BlinkModel()

    var body: some View {
        HStack {
            Text(">")
            CursorView(model: model)
        }
    }
}
