import SwiftUI

final class Lamp: ObservableObject {
    @Published var isOn = false
}

final class Desk: ObservableObject {
    @EnvironmentObject var lamp: Lamp
    @Published var papers = 0
}
