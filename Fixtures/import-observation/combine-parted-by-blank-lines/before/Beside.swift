// A model.

import Combine
import SwiftUI

final class Beside: ObservableObject {
    @Published var count = 0
}
