import SwiftUI

final class Lamp: ObservableObject {
    @Published var isOn = false
}

struct Holder {
    let makeLamp: () -> StateObject<Lamp>
}
