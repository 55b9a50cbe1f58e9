import SwiftUI

final class ImageModel: ObservableObject {
    var image: String? {
        didSet {
            DispatchQueue.main.async { self.objectWillChange.send() }
        }
    }

    func load(_ name: String) {
        guard image == nil else { return }
        image = name
    }
}

struct ImageView: View {
    @ObservedObject var model: ImageModel

    func loaded() -> Text {
        model.load("x")
        return Text(model.image ?? "-")
    }

    var body: some View {
        loaded()
    }
}
