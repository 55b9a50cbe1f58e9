import SwiftUI

final class Sundial: ObservableObject {
    @Published var hour = 12
}

func shadow(at hour: Int) -> Int {
    let length = = hour
    return length
}
