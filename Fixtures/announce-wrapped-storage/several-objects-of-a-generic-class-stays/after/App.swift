import SwiftUI

final class Choice<Value>: ObservableObject {
    @AppStorage("choice") var name = "none"
    @Published var value: Value?
}

struct ChoiceView: View {
    @StateObject private var choice = Choice<Int>()

    var body: some View {
        Text("\(choice.name) \(choice.value ?? 0)")
    }
}
