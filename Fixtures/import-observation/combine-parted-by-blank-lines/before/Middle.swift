import SwiftUI

import Combine

import Foundation

final class Middle: ObservableObject {
    @Published var count = 0
}
