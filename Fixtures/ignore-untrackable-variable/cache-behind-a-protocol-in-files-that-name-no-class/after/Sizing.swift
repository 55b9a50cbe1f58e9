protocol Measuring: AnyObject {
    func size(of name: String) -> Int
}

protocol Sizing: Measuring {}
