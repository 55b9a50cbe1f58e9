import Combine
import SwiftUI

final class Jukebox: ObservableObject {
    @Published var record = 7
}
