import Combine; import SwiftUI

final class Other: ObservableObject {
    @Published var count = 0
}
