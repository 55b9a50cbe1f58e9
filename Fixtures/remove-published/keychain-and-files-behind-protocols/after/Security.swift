// What the module of this name declares, where there is none.

func SecItemCopyMatching(_ query: [String: Any], _ result: UnsafeMutablePointer<AnyObject?>?) -> Int32 { 0 }

@discardableResult
func SecItemAdd(_ attributes: [String: Any], _ result: UnsafeMutablePointer<AnyObject?>?) -> Int32 { 0 }
