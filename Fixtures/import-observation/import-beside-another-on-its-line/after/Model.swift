import SwiftUI

@Observable
final class Model {
    var count = 0
}

struct ModelView: View {
    var model: Model
    var body: some View { Text("\(model.count)") }
}
