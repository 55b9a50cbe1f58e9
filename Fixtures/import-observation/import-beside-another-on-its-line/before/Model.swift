import SwiftUI; import Combine

final class Model: ObservableObject {
    @Published var count = 0
}

struct ModelView: View {
    @ObservedObject var model: Model
    var body: some View { Text("\(model.count)") }
}
