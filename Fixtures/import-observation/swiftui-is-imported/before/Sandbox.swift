import SwiftUI

final class Sandbox: ObservableObject {
    @Published var castles = 1
}
